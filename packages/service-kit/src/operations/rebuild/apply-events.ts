import type { Tx } from '../../database.ts'
import { messageOf } from '../../loop.ts'
import { readEnvelope } from '../../inbox/decode.ts'
import type { Handler } from '../../inbox/handler.ts'

/**
 * Has the handlers take events, all together if it goes, else one by one.
 * @param events texts from the stream, or objects from the producer
 * @returns for each event that could not be taken, which and why
 */
export async function applyEvents(tx: Tx, handlers: readonly Handler[], events: unknown[]): Promise<string[]> {
  if (events.length === 0) return []
  const failure = await attempt(tx, handlers, events)
  if (failure === undefined) return []
  if (events.length === 1) return [failure]
  const skipped: string[] = []
  for (const event of events) skipped.push(...(await applyEvents(tx, handlers, [event])))
  return skipped
}

async function attempt(tx: Tx, handlers: readonly Handler[], events: unknown[]): Promise<string | undefined> {
  await tx.query({ text: 'savepoint before_events' })
  let last = 'an event'
  try {
    for (const event of events) {
      const envelope = readEnvelope(typeof event === 'string' ? event : JSON.stringify(event))
      last = `${envelope.type} ${envelope.id}`
      const handler = handlers.find(({ type }) => type === envelope.type)
      if (handler) await handler.read(envelope)(tx)
    }
    await tx.query({ text: 'release savepoint before_events' })
    return undefined
  } catch (error) {
    await tx.query({ text: 'rollback to savepoint before_events' })
    return `${last}: ${messageOf(error)}`
  }
}
