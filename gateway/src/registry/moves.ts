import type { Move, RegistryState } from './registry-state.ts'

/** Moves kept per remote: enough to read months of deliveries, small enough for one value of the bucket. */
const historyLength = 50

/**
 * Makes a version the current one. Promoting what is current already changes nothing.
 * @param at time of the move
 */
export function promoted(state: RegistryState, name: string, version: string, at: Date): RegistryState {
  const from = state.remotes[name]?.current ?? null
  if (from === version) return state
  return moved(state, name, { kind: 'promote', version, from, at: at.toISOString() }, from)
}

/**
 * Brings back the version before the current one.
 * @returns null when there is none to go back to
 */
export function rolledBack(state: RegistryState, name: string, at: Date): RegistryState | null {
  const entry = state.remotes[name]
  if (!entry || entry.previous === null) return null
  const move: Move = { kind: 'rollback', version: entry.previous, from: entry.current, at: at.toISOString() }
  return moved(state, name, move, previousAfter([...entry.history, move]))
}

function moved(state: RegistryState, name: string, move: Move, previous: string | null): RegistryState {
  const history = [...(state.remotes[name]?.history ?? []), move].slice(-historyLength)
  return {
    revision: state.revision + 1,
    remotes: { ...state.remotes, [name]: { current: move.version, previous, history } },
  }
}

/** A rollback goes one step further back each time: never forward again to the version that was left behind. */
function previousAfter(history: readonly Move[]): string | null {
  const versions: string[] = []
  for (const move of history) {
    if (move.kind === 'promote') versions.push(move.version)
    else versions.pop()
  }
  return versions.at(-2) ?? null
}
