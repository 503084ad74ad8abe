import type { Tx } from '@ensemble/service-kit/database'
import * as callsToMake from '../data/calls-to-make.ts'
import { isToldByTelephone } from '../domain/calls-to-make.ts'
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
  at: Date
}

/** Puts what a mail would have said on the list of calls to make, where it is worth a call. */
export async function callInstead(tx: Tx, { recipient, content, at, ...call }: Instead): Promise<void> {
  if (!isToldByTelephone(call.kind)) return
  await callsToMake.add(tx, { ...call, ...renderSpoken(content, recipient.language), userId: recipient.id, since: at })
}
