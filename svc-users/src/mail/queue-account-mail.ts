import { departments } from '@ensemble/contracts/departments'
import type { Tx } from '@ensemble/service-kit/database'
import { currentTrace } from '@ensemble/service-kit/trace'
import * as outgoingMail from '../data/outgoing-mail.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { accountMail, type AccountMailInput } from './account-mail.ts'
import { renderMail } from './render.ts'

type Details = Omit<AccountMailInput, 'kind' | 'recipient' | 'origin'>
export type Recipient = Pick<User, 'id' | 'email' | 'firstName' | 'language' | 'departmentCode'>

export interface AccountMail extends Details {
  kind: AccountMailInput['kind']
  to: Recipient
  /** What the mail is about: the same key, kind and person are mailed once. A new one unless said. */
  about?: string
  /** When to send it; at once unless said. */
  sendAt?: Date
}

/**
 * Queues a mail about an account in the transaction of what it tells of. Answers go to the person's committee. Nobody
 * is mailed while demonstration data is loaded.
 */
export async function queueAccountMail(deps: Deps, tx: Tx, mail: AccountMail): Promise<void> {
  if (deps.quiet || !mail.to.email) return
  await outgoingMail.queue(tx, write(deps, mail), mail.sendAt ?? deps.clock.now())
}

/** The work of `queueAccountMail` for an address that has no account, and no mail. */
export async function queueMailForNobody(deps: Deps, tx: Tx, kind: AccountMail['kind'], code: string): Promise<void> {
  const to = { id: deps.newId(), email: '', firstName: '', language: 'fr', departmentCode: null } as const
  await outgoingMail.queueForNobody(tx, write(deps, { kind, to, code }), deps.clock.now())
}

function write(deps: Deps, { kind, to, about, sendAt: _later, ...details }: AccountMail): outgoingMail.QueuedMail {
  const content = accountMail({ ...details, kind, recipient: to, origin: deps.origin })
  const committee = departments.find(({ code }) => code === to.departmentCode)
  const id = deps.newId()
  return {
    id,
    dedupeKey: `${about ?? id}:${kind}:${to.id}`,
    kind,
    recipientId: to.id,
    toAddress: to.email ?? '',
    replyTo: committee?.contactEmail ?? null,
    ...renderMail(content, to.language),
    calendar: null,
    requestId: currentTrace()?.requestId ?? null,
    traceparent: currentTrace()?.traceparent ?? null,
  }
}
