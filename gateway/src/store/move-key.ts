import { createHash } from 'node:crypto'
import type { LoggedMove } from '@ensemble/contracts/deliveries'

/** How the keys of all moves begin. */
export const movesPrefix = 'moves.'

/** The key of one move: whoever writes a move twice writes the same. */
export function moveKey({ remote, kind, version, at, revision }: LoggedMove): string {
  const digest = createHash('sha256').update([remote, kind, version, at, revision ?? ''].join(' '))
  return `${movesPrefix}${revision ?? 0}.${digest.digest('hex').slice(0, 16)}`
}
