import { randomUUID } from 'node:crypto'
import type { DemoUser } from '@ensemble/contracts/demo'
import { inTransaction } from '@ensemble/service-kit/database'
import * as users from '../src/data/users.ts'
import type { Deps } from '../src/deps.ts'
import type { User } from '../src/domain/user.ts'
import type { Actor } from '../src/domain/user-status.ts'
import { appointFirstAdmin } from '../src/use-cases/appoint-first-admin.ts'
import { approveUser } from '../src/use-cases/approve-user.ts'
import { confirmEmail } from '../src/use-cases/confirm-email.ts'
import { decideOnVolunteer } from '../src/use-cases/decide-volunteer.ts'
import { deleteUser, suspendUser } from '../src/use-cases/end-account.ts'
import { openAccount } from '../src/use-cases/sign-up.ts'
import { daysAgo, signUpInput } from './sign-up-input.ts'
import { tellHealth } from './tell-health.ts'

/** Somebody must be there before the others can be approved. */
export function chooseFirstAdmin(everybody: readonly DemoUser[]): DemoUser {
  const admin = everybody.find(({ role, status }) => role === 'admin' && status === 'validated')
  if (!admin) throw new Error('DEMO_FILE names no admin')
  return admin
}

/**
 * Lets one demo person live the life that leads to their state, each step at its time. Steps already taken are left
 * out, so a load that was interrupted goes on.
 * @param password as the database keeps it: the one that everybody knows is refused to everybody else, so it is set here
 * @param approver null for the first admin alone
 */
export async function bringIn(deps: Deps, person: DemoUser, password: string, approver: User | null): Promise<User> {
  const at = (days: number): Deps => ({ ...deps, clock: { now: () => daysAgo(days) }, newId: () => person.id })
  const signedUp = at(person.createdDaysAgo)
  const approvedDaysAgo = Math.max(person.createdDaysAgo - 2, 0)
  const endedDaysAgo = Math.floor(approvedDaysAgo / 3)
  const input = signUpInput(person, daysAgo(0))
  let user = await users.find(deps.db, person.id)
  if (!user && !approver) {
    const { id } = (user = await appointFirstAdmin(signedUp, { ...input, password: randomUUID() }))
    await inTransaction(deps.db, (tx) => users.setPassword(tx, id, password))
  }
  user ??= (await openAccount(signedUp, input, password)) ?? taken(person)
  if (!approver) {
    await noteLastVisit(deps, person)
    return user
  }
  const deciding = { id: approver.id, role: 'admin', departmentCode: approver.departmentCode, sessionId: null } as const
  const actor: Actor = deciding
  const { id: userId } = user
  if (!user.emailVerifiedAt && user.status === 'pending_approval') user = await confirmEmail(signedUp, userId)
  if (user.status === 'pending_approval' && person.status !== 'pending_approval') {
    user = await approveUser(at(approvedDaysAgo), { userId, actor, appointment: appointmentOf(person) })
    await noteLastVisit(deps, person)
  }
  for (const kind of person.volunteerKinds) {
    const waits = user.volunteerStandings.some((each) => each.kind === kind && each.confirmedAt === null)
    if (user.status !== 'validated' || !waits) continue
    const decision = { kind, decision: 'confirm', purpose: 'Formation de base de la Ligue' } as const
    user = await decideOnVolunteer(at(Math.max(approvedDaysAgo - 1, 0)), { userId, actor: deciding, decision })
  }
  if (user.status === 'validated') await tellHealth(at(Math.floor(approvedDaysAgo / 2)), person)
  if (user.status === 'validated' && person.status === 'suspended') {
    return suspendUser(at(endedDaysAgo), { userId, actor, reason: 'Compte de démonstration suspendu' })
  }
  if (user.status === 'validated' && person.status === 'deleted') {
    return deleteUser(at(endedDaysAgo), { userId, actor, reason: null })
  }
  return user
}

function appointmentOf(person: DemoUser) {
  if (person.role === 'member') return {}
  const { role, departmentCode, organisationPosition, headquartersService } = person
  return { role, departmentCode, organisationPosition, headquartersService }
}

/** The trace of a sign-in without its session: sessions of the past would all have ended. */
async function noteLastVisit(deps: Deps, { id, lastLoginDaysAgo }: DemoUser): Promise<void> {
  if (lastLoginDaysAgo === null) return
  await inTransaction(deps.db, (tx) => users.noteSignIn(tx, id, daysAgo(lastLoginDaysAgo)))
}

function taken({ email }: DemoUser): never {
  throw new Error(`DEMO_FILE: ${email} belongs to two people`)
}
