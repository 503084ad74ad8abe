import { CloudEvent, type EventDefinition, type EventOf } from '@ensemble/contracts/events'
import type { Tx } from '../database.ts'
import { checkOf, describeErrors } from '../schema-check.ts'

/** The message is not what the contract says; trying again cannot help. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable'
}

export type Effect = (tx: Tx) => Promise<void>

/** What a consumer does with one type of event. Made by `handler`. */
export interface Handler {
  readonly type: string
  /** @throws {Undecodable} */
  read(event: unknown): Effect
}

/**
 * Ties an effect to an event. The kit has already written the inbox row in the same transaction, so the effect happens
 * once however often the event comes; events may come in any order, so state is kept by `aggregateversion`.
 * To say "not yet" (what the event needs is not here), throw: it comes again after 1 s, 5 s, 30 s, 2 min, 10 min.
 * Mail and the like skip events that carry `quiet`.
 */
export function handler<Definition extends EventDefinition>(
  definition: Definition,
  effect: (tx: Tx, event: EventOf<Definition>) => Promise<void>,
): Handler {
  const check = checkOf<ReturnType<typeof CloudEvent<Definition['data']>>>(CloudEvent(definition.data))
  return {
    type: definition.type,
    read(event) {
      if (!check(event)) throw new Undecodable(`${definition.type}: ${describeErrors(check.errors)}`)
      return (tx) => effect(tx, event)
    },
  }
}
