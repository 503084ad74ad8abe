import type { Tx } from '@ensemble/service-kit/database'
import * as users from '../data/users.ts'
import { isReachable } from '../domain/user.ts'
import { type MailSettings, queueMail } from '../mail/queue-mail.ts'
import { unansweredMail, type UnansweredMailInput } from '../mail/unanswered-mail.ts'

interface UnansweredMails extends Pick<UnansweredMailInput, 'missions'> {
  factId: string
  at: Date
  to: readonly string[]
}

/** Queues one mail about all missions with unanswered requests, in the transaction of its inbox row. */
export async function queueUnansweredMails(
  settings: MailSettings,
  tx: Tx,
  { factId, at, to, missions }: UnansweredMails,
): Promise<void> {
  for (const recipient of (await users.findAll(tx, [...to])).filter(isReachable)) {
    const content = unansweredMail({ recipient, origin: settings.origin, missions })
    const mission = { departmentCode: recipient.departmentCode, managerIds: [] }
    await queueMail(settings, tx, { factId, kind: 'unanswered_requests', recipient, mission, people: [], content, at })
  }
}
