import type { Tx } from '@ensemble/service-kit/database'
import * as callsToMake from '../data/calls-to-make.ts'
import { isToldByTelephone, replacedBy } from '../domain/calls-to-make.ts'
import type { User } from '../domain/user.ts'
import type { MailContent } from './content.ts'
import { renderSpoken } from './render.ts'

interface Instead {
  id: string
  dedupeKey: string
  kind: string
  recipient: Pick<User, 'id' | 'language'>
  content: MailContent
  missionId: string | null
  /** From when on the news is of no use any more. */
  until: Date | null
  /** Before when they have to know; null where nothing is ahead. */
  neededBy: Date | null
  at: Date
}

/**
 * Puts what a mail would have said on the list of calls to make, where it is worth a call. Mails are read in their
 * order, and a list of calls is worked through: what the newer one makes untrue is taken off.
 */
export async function callInstead(tx: Tx, { recipient, content, at, ...call }: Instead): Promise<void> {
  if (!isToldByTelephone(call.kind)) return
  const { kind, missionId } = call
  const kinds = replacedBy(kind)
  if (missionId && kinds.length > 0) await callsToMake.replace(tx, { userId: recipient.id, missionId, kinds, at })
  await callsToMake.add(tx, { ...call, ...renderSpoken(content, recipient.language), userId: recipient.id, since: at })
}
