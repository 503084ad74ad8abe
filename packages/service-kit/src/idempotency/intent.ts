import { createHash } from 'node:crypto'
import { refuse } from '../refusal.ts'

/** The header's name as Node gives it. */
export const keyHeader = 'idempotency-key'
/** Says that an answer was given before. */
export const replayedHeader = 'idempotent-replayed'

/** As in the OpenAPI document. */
export const keyPattern = '^[A-Za-z0-9-]{8,64}$'
const wellFormed = new RegExp(keyPattern)

/**
 * The key of a request.
 * @returns undefined where none was sent
 * @throws {Refusal} IDEMPOTENCY_KEY_INVALID
 */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  return typeof header === 'string' && wellFormed.test(header) ? header : refuse('IDEMPOTENCY_KEY_INVALID')
}

/** The same for two requests that say the same, in whatever order they name their fields. */
export function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(input)))
    .digest('base64url')
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, ordered(part)]),
  )
}
