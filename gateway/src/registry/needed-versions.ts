import type { LoggedMove, RemoteEntry, WaitingPromotion } from '@ensemble/contracts/deliveries'
import { wayBack } from './moves.ts'
import { liveVersions } from './registry-state.ts'

/** Versions that a remote can go back to, one rollback after the other. */
const wayBackLength = 20

/** Newest published versions that are kept, whether somebody ever moved to them or not. */
const newestLength = 20

/** How long a published version waits for its first move, in ms: many may be published in one morning. */
const freshMs = 86_400_000

/** What is known of one remote. */
export interface KnownOfRemote {
  entry: RemoteEntry | undefined
  waiting: WaitingPromotion | undefined
  /** Versions that links show. */
  previewed: readonly string[]
  /** All of them, the oldest first. */
  moves: readonly LoggedMove[]
  published: readonly { version: string; at: string }[]
}

/**
 * The versions of a remote whose files somebody may ask for: those that visitors get, may be about to get, or can be
 * given back; those that a page may have open since; the newest.
 * @param servedMs how long a version is kept after the last visitor was given it, in ms
 */
export function neededVersions(known: KnownOfRemote, now: Date, servedMs: number): Set<string> {
  const { entry, waiting, previewed, moves, published } = known
  const newestFirst = [...published].sort((one, other) => (one.at < other.at ? 1 : -1))
  return new Set([
    ...(entry ? liveVersions(entry) : []),
    ...(waiting ? [waiting.version] : []),
    ...previewed,
    ...wayBack(moves).slice(-wayBackLength - 1),
    ...servedSince(moves, ago(now, servedMs)),
    ...newestFirst
      .filter(({ at }, place) => place < newestLength || at > ago(now, freshMs))
      .map(({ version }) => version),
  ])
}

/** Versions that visitors got after a moment; what took the place of one is live until the next move. */
function servedSince(moves: readonly LoggedMove[], moment: string): string[] {
  return moves.flatMap(({ version, from }, place) => {
    const until = moves[place + 1]?.at
    return until !== undefined && until < moment ? [] : [version, ...(from === null ? [] : [from])]
  })
}

/** In the form in which all moments here are written, which sorts as they follow each other. */
function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString()
}
