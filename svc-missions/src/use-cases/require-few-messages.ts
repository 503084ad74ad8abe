import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as messages from '../data/messages.ts'
import type { Deps } from '../deps.ts'

/** @throws Refusal RATE_LIMITED for who has written too often within an hour */
export async function requireFewMessages(
  tx: Tx,
  { messagesPerHour }: Pick<Deps, 'messagesPerHour'>,
  { authorId, side, at }: { authorId: string; side: messages.Side; at: Date },
): Promise<void> {
  const written = await messages.countWritten(tx, authorId, new Date(at.getTime() - 3_600_000))
  if (written >= messagesPerHour[side]) refuse('RATE_LIMITED', { params: { retryAfter: 3600 } })
}
