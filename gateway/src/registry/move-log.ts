import { type LiveThen, LoggedMove, type RegistryState } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import { moveKey, movesPrefix } from '../store/move-key.ts'
import type { SharedValues } from '../store/shared-values.ts'

const isMove = checkOf(LoggedMove)

/**
 * Writes down the moves of a state that are not in the log yet: also those whose gateway ended before it could. The log
 * has every move of every remote that was ever made, a shared text each.
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
 */
export async function noteMoves(values: SharedValues, state: RegistryState): Promise<void> {
  for (const move of movesIn(state)) {
    if (values.get(moveKey(move)) === undefined) await values.create(moveKey(move), JSON.stringify(move))
  }
}

/**
 * All moves, the oldest first: those of the log, and what a state knows before it is written there. The first histories
 * did not note revisions: what is in them came before all others.
 */
export function loggedMoves(values: Pick<SharedValues, 'below'>, state: RegistryState): LoggedMove[] {
  const logged = values.below(movesPrefix).flatMap(([, text]) => checkedJson(text, isMove) ?? [])
  return [...new Map([...logged, ...movesIn(state)].map((move) => [moveKey(move), move])).values()].sort(
    (one, other) => (one.revision ?? 0) - (other.revision ?? 0) || (one.at < other.at ? -1 : 1),
  )
}

/** What visitors got at a moment, read from the log. */
export function liveAt(moves: readonly LoggedMove[], moment: Date): LiveThen[] {
  const live = new Map<string, LiveThen>()
  for (const { remote, kind, version, at } of moves) {
    if (new Date(at) > moment) continue
    const before = live.get(remote)
    if (kind === 'canary') live.set(remote, { name: remote, version: before?.version ?? version, canary: version })
    else live.set(remote, { name: remote, version, canary: null })
  }
  return [...live.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function movesIn({ remotes }: RegistryState): LoggedMove[] {
  return Object.entries(remotes).flatMap(([remote, { history }]) =>
    history.map((move): LoggedMove => ({ remote, ...move })),
  )
}
