import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import type { Language } from '@ensemble/contracts/enumerations'
import * as activity from '../data/activity.ts'
import * as comforts from '../data/comforts.ts'
import * as sessions from '../data/sessions.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import type { WishedConsents } from '../domain/consents.ts'
import { checkEditor, editProfile, preferencesOf, type ProfileEdit } from '../domain/profile-edit.ts'
import { grantedAreas, grantsRole, isAddressOf } from '../domain/account.ts'
import { isPaused, type User } from '../domain/user.ts'
import type { ActingPerson } from '../domain/user-status.ts'
import { recordAvatarChanged, recordSessionRevoked, recordUserEvent } from '../outbox/outgoing.ts'
import { askForEmail } from './change-email.ts'
import { changeConsents, editHealth, editNeeds } from './edit-health.ts'
import { changeWork } from './edit-work.ts'
import { expectFreshProof } from './expect-fresh-proof.ts'
import { expectMayLeaveRole } from './leave-role.ts'
import { expectStillProven, proveOwner } from './prove-owner.ts'
import { noteHistory } from './note-history.ts'
import { tellOfMove } from './tell-approvers.ts'
import { tellOfAreas } from './tell-of-areas.ts'
import { tellOfRole } from './tell-of-role.ts'

export interface EditUserInput {
  userId: string
  edit: ProfileEdit
  /** In which the editor sees the texts that they agree to. */
  language: Language
}

/**
 * Changes a profile, and forgets what its owner does not want counted any more; the others hear of it, unless it is
 * about health, needs, work, comfort or consents alone. A change that moves what the person may do ends their sessions
 * at once; those who approve hear of an account that moves to them while it waits.
 * @throws Refusal those of the domain's `checkEditor` and `editProfile`, of `changeConsents`, `changeWork` and
 *   `editHealth`, `proveOwner` and `askForEmail`, NOT_FOUND, LAST_ADMIN, REFERENT_HAS_MISSIONS; PROOF_REQUIRED
 *   for a role of the staff, or areas to look at
 */
export async function editUser(
  deps: Deps,
  editor: ActingPerson,
  { userId, edit, language }: EditUserInput,
): Promise<void> {
  checkEditor(editor, userId, edit)
  const email = edit.identity?.email?.trim()
  const provenHash = email === undefined ? undefined : await proofFor(deps, userId, email, edit.currentPassword)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const before = await users.lock(tx, userId)
    const user = editProfile(before, editor, edit, now)
    if (email !== undefined) {
      if (!isAddressOf(before, email)) await expectStillProven(tx, userId, provenHash)
      await askForEmail(deps, tx, before, email)
    }
    if (changesProfile(edit)) {
      if (grantsRole(before, user) || grantedAreas(before, user).length > 0)
        await expectFreshProof(deps, tx, editor.sessionId, 'grant_role')
      await store(deps, tx, before, user, now)
      await noteHistory(tx, { before, after: user, actor: editor, at: now })
      await tellOfRole(deps, tx, { before, after: user, grantedBy: editor.id })
      await tellOfAreas(deps, tx, { before, after: user, grantedBy: editor.id })
      await tellOfMove(deps, tx, { before, after: user })
    }
    if (edit.consents) await changeConsents(deps, tx, { userId, now, wished: wishedOf(edit.consents), language })
    if (before.usageFigures && !user.usageFigures) await activity.forgetUses(tx, userId)
    if (edit.work) await changeWork(deps, tx, { userId, now, edit: edit.work })
    if (edit.health) await editHealth(deps, tx, { userId, now, edit: edit.health })
    if (edit.needs) await editNeeds(deps, tx, { userId, now, needs: edit.needs })
    if (edit.comfort) await comforts.keep(tx, userId, edit.comfort)
  })
}

async function store(deps: Deps, tx: Tx, before: User, user: User, now: Date): Promise<void> {
  if (user.role !== before.role) await expectMayLeaveRole(tx, before, user)
  await users.update(tx, user)
  const pauseBegins = isPaused(user, now) && !isPaused(before, now)
  await recordUserEvent(tx, 'userChanged', user, { time: now, quiet: deps.quiet, pauseBegins })
  if (user.avatarKey !== before.avatarKey) await recordAvatarChanged(tx, user, now)
  if (user.sessionVersion === before.sessionVersion) return
  await sessions.endAll(tx, user.id, now, 'rights_changed')
  await recordSessionRevoked(tx, { userId: user.id, sessionId: null, sessionVersion: user.sessionVersion }, now)
}

/** Another address would lock the owner out; to keep the present one takes nothing. @returns as `proveOwner` */
async function proofFor(
  deps: Deps,
  userId: string,
  email: string,
  password: string | undefined,
): Promise<string | undefined> {
  const user = await users.find(deps.db, userId)
  return user && !isAddressOf(user, email) ? proveOwner(deps, userId, password) : undefined
}

/**
 * Health, needs, work, comfort, consents and an address that is wanted live apart from the profile: a change of them
 * alone is told to nobody, not even as a date.
 */
function changesProfile(edit: ProfileEdit): boolean {
  const { updatedAt: _seen, health: _health, needs: _needs, work: _work, comfort: _comfort, ...others } = edit
  const { consents: _consents, ...rest } = others
  const { identity, currentPassword: _proof, ...profile } = rest
  const { email: _wanted, ...known } = identity ?? {}
  const changed = { ...profile, ...known }
  return Object.keys(changed).length > 0 || preferencesOf(edit) !== undefined
}

function wishedOf(consents: NonNullable<ProfileEdit['consents']>): WishedConsents {
  return {
    health: consents.healthConsentVersion,
    comorbidities: consents.comorbiditiesConsentVersion,
    matching: consents.matchingConsentVersion,
  }
}
