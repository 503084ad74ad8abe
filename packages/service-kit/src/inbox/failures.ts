import { isCancelled, isDatabaseUnavailable } from '../database-errors.ts'
import type { Queryable } from '../database.ts'
import type { Log } from '../log.ts'
import { messageOf } from '../loop.ts'
import { type DeadLetter, keepLetter } from './dead-letters.ts'
import { Undecodable } from './handler.ts'

/** How often an event is tried before it is parked. */
const maxDeliveries = 8

/** How long an event rests after its first, second, … failure, in ms; the last counts for all that follow. */
export const usualRests: readonly number[] = [1000, 5000, 30_000, 120_000, 600_000]

/** @returns how long an event rests after so many tries, in ms; null when it is parked */
export function restAfter(deliveries: number, error: unknown, rests: readonly number[]): number | null {
  if (error instanceof Undecodable || deliveries >= maxDeliveries) return null
  return rests[Math.min(deliveries, rests.length) - 1] ?? null
}

/** A handler could not do what an event asks for; whatever else goes wrong says nothing about the events. */
export class HandlerFailed extends Error {
  override readonly name = 'HandlerFailed'
}

/**
 * What an event is to blame for. A statement that took too long is: a handler that needs longer every time must not
 * hold up what follows. A database that is away is not.
 * @returns the handler's error @throws whatever is nobody's fault here
 */
export function blameOf(error: unknown): unknown {
  if (!(error instanceof HandlerFailed)) throw error
  const { cause } = error
  if (isDatabaseUnavailable(cause) && !isCancelled(cause)) throw cause
  return cause
}

export interface FailureOptions {
  db: Queryable
  log: Pick<Log, 'warn' | 'error'>
  rests: readonly number[]
}

/** Keeps an event that has failed, for another try or for a person, and says so. */
export async function keepFailed(
  { db, log, rests }: FailureOptions,
  failed: Omit<DeadLetter, 'id' | 'createdAt' | 'error'>,
  error: unknown,
): Promise<void> {
  const { consumer, messageId, deliveries } = failed
  const rest = restAfter(deliveries, error, rests)
  await keepLetter(db, { ...failed, error: messageOf(error) }, rest)
  const fields = { err: error, consumer, messageId, deliveries }
  if (rest === null) log.error(fields, 'event parked')
  else log.warn(fields, 'event not handled yet')
}
