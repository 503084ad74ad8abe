import { officeOf } from '@ensemble/contracts/departments'
import type { Tx } from '@ensemble/service-kit/database'
import { currentTrace } from '@ensemble/service-kit/trace'
import * as outgoingMail from '../data/outgoing-mail.ts'
import type { Deps } from '../deps.ts'
import { isStopped } from '../domain/mail-lists.ts'
import type { User } from '../domain/user.ts'
import { callInstead } from './call-instead.ts'
import { codePage } from './code-links.ts'
import type { MailContent } from './content.ts'
import { notify } from './notify.ts'
import { accountMail, type AccountMailInput, noticePageOf, pageOf } from './account-mail.ts'
import { renderMail } from './render.ts'

type Details = Omit<AccountMailInput, 'kind' | 'recipient' | 'origin'>
export type Recipient = Pick<User, 'id' | 'email' | 'firstName' | 'language' | 'departmentCode'> &
  Partial<Pick<User, 'stoppedMails'>>

export interface AccountMail extends Details {
  kind: AccountMailInput['kind']
  to: Recipient
  /** What the mail is about: the same key, kind and person are mailed once. A new one unless said. */
  about?: string
  /** Whom it names, where that is somebody else. */
  aboutId?: string
  /** Who gets the answers; the person’s committee unless said. */
  replyTo?: string | null
  /** It goes to a committee in the name of a person, who is told nothing. */
  toAddressOfCommittee?: boolean
  /** When to send it; at once unless said. */
  sendAt?: Date
}

/** Mails that also stand on the person's list: what they can still look at, once they are in. */
export const told: readonly AccountMail['kind'][] = [
  'account_awaits_approval',
  'account_approved',
  'account_restored',
  'password_changed',
  'email_changed',
  'identity_linked',
  'new_device',
  'training_confirmed',
  'training_not_confirmed',
  'role_granted',
  'staff_role_granted',
  'areas_granted',
  'staff_areas_granted',
  'contact_message',
]

/**
 * Queues a mail about an account in the transaction of what it tells of; who has no address is called instead, where it
 * is worth a call. Answers go to the person's committee. Nobody
 * is mailed while demonstration data is loaded.
 */
export async function queueAccountMail(deps: Deps, tx: Tx, mail: AccountMail): Promise<void> {
  if (deps.quiet) return
  const { kind, to } = mail
  if (!to.email) {
    const id = deps.newId()
    const content = accountMail({ ...mail, recipient: to, origin: deps.origin })
    const call = { id, dedupeKey: `${mail.about ?? id}:${kind}:${to.id}`, kind, recipient: to, content }
    return callInstead(tx, { ...call, missionId: null, until: null, neededBy: null, at: deps.clock.now() })
  }
  const { queued, said } = write(deps, mail)
  const stopped = isStopped({ stoppedMails: to.stoppedMails ?? [] }, kind)
  if (!stopped) await outgoingMail.queue(tx, queued, mail.sendAt ?? deps.clock.now())
  if (!told.includes(kind) || mail.toAddressOfCommittee) return
  const { dedupeKey, subject: title } = queued
  const path = mail.page ?? noticePageOf(kind)
  await notify(tx, { userId: to.id, aboutId: mail.aboutId, dedupeKey, kind, title, said, path, at: deps.clock.now() })
}

/** The work of `queueAccountMail` for an address that has no account, and no mail. */
export async function queueMailForNobody(deps: Deps, tx: Tx, kind: AccountMail['kind'], code: string): Promise<void> {
  const to = { id: deps.newId(), email: '', firstName: '', language: 'fr', departmentCode: null } as const
  await outgoingMail.queueForNobody(tx, write(deps, { kind, to, code }).queued, deps.clock.now())
}

function write(
  deps: Deps,
  { kind, to, about, aboutId, replyTo, sendAt: _later, toAddressOfCommittee: _told, ...details }: AccountMail,
): { queued: outgoingMail.QueuedMail; said: MailContent['said'] } {
  const { code, page = pageOf(kind) } = details
  const content = accountMail({
    ...details,
    page: code && to.email ? codePage(kind, page, { email: to.email, code }) : page,
    kind,
    recipient: to,
    origin: deps.origin,
  })
  const id = deps.newId()
  const queued = {
    id,
    dedupeKey: `${about ?? id}:${kind}:${to.id}`,
    kind,
    recipientId: to.id,
    aboutId: aboutId ?? null,
    toAddress: to.email ?? '',
    replyTo: replyTo ?? officeOf(to.departmentCode).contactEmail,
    ...renderMail(content, to.language),
    calendar: null,
    asked: null,
    requestId: currentTrace()?.requestId ?? null,
    traceparent: currentTrace()?.traceparent ?? null,
  }
  return { queued, said: content.said }
}
