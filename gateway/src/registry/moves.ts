import type {
  Audience,
  LoadFailures,
  Move,
  Mover,
  RegistryState,
  RemoteEntry,
  WaitingPromotion,
} from '@ensemble/contracts/deliveries'
import { entryOf } from './registry-state.ts'

/** Moves kept per remote in the bucket: enough to find the way back; the log on disk keeps them all. */
const historyLength = 50

/** When, by whom and why a version is moved. */
export interface MoveNote {
  at: Date
  by: Mover
  /** The admin whose word it waited for. */
  confirmedBy?: Mover
  reason?: string
  failures?: LoadFailures
}

/**
 * Makes a version the current one, for everybody. Promoting what is current already changes nothing.
 */
export function promoted(state: RegistryState, name: string, version: string, note: MoveNote): RegistryState {
  const from = entryOf(state, name)?.current ?? null
  if (from === version) return state
  return moved(state, name, { kind: 'promote', version, from }, note, { current: version, previous: from })
}

/**
 * Lets an audience have a version before all others; a canary that runs already gives way to it.
 * @returns null when there is no current version that the others could keep, or it is this one
 */
export function canaryBegun(
  state: RegistryState,
  name: string,
  { version, audience }: { version: string; audience: Audience },
  note: MoveNote,
): RegistryState | null {
  const entry = entryOf(state, name)
  if (!entry || entry.current === version) return null
  const move = { kind: 'canary', version, from: entry.current, audience } as const
  const { current, previous } = entry
  const canary = { version, audience, at: note.at.toISOString(), by: note.by }
  return moved(state, name, move, note, { current, previous, canary })
}

/**
 * Takes a canary away: its visitors get what everybody gets.
 * @returns null when none runs
 */
export function canaryWithdrawn(state: RegistryState, name: string, note: MoveNote): RegistryState | null {
  const entry = entryOf(state, name)
  if (!entry?.canary) return null
  const { current, previous, canary } = entry
  return moved(state, name, { kind: 'withdraw', version: current, from: canary.version }, note, { current, previous })
}

/**
 * Brings back the version before the current one. A canary ends with it: it was tried against a version that is gone.
 * @returns null when there is none to go back to
 */
export function rolledBack(state: RegistryState, name: string, note: MoveNote): RegistryState | null {
  const entry = entryOf(state, name)
  if (!entry || entry.previous === null) return null
  const move = { kind: 'rollback', version: entry.previous, from: entry.current } as const
  return moved(state, name, move, note, {
    current: entry.previous,
    previous: wayBack([...entry.history, move]).at(-2) ?? null,
  })
}

/** Versions kept as taken back: tabs that are older than that many faults are not expected. */
const takenBackLength = 5

/** The versions of a remote that were taken back and are not live again, the newest first. */
export function takenBack({ current, canary, history }: RemoteEntry): string[] {
  const versions = new Set<string>()
  for (const { kind, from, version } of history) {
    versions.delete(version)
    if ((kind === 'rollback' || kind === 'withdraw') && from !== null) versions.add(from)
  }
  return [...versions]
    .filter((version) => version !== current && version !== canary?.version)
    .slice(-takenBackLength)
    .reverse()
}

function moved(
  state: RegistryState,
  name: string,
  move: Pick<Move, 'kind' | 'version' | 'from' | 'audience'>,
  { at, by, confirmedBy, reason, failures }: MoveNote,
  entry: Omit<RemoteEntry, 'history'>,
): RegistryState {
  const revision = state.revision + 1
  const noted: Move = {
    ...move,
    at: at.toISOString(),
    revision,
    by,
    ...(confirmedBy && { confirmedBy }),
    ...(reason !== undefined && { reason }),
    ...(failures && { failures }),
  }
  const history = [...(entryOf(state, name)?.history ?? []), noted].slice(-historyLength)
  // What waits was asked for against what was live then.
  return { ...unasked(state, name), revision, remotes: { ...state.remotes, [name]: { ...entry, history } } }
}

/** Keeps a promotion until an admin has confirmed it; one that waits already gives way to it. */
export function asked(state: RegistryState, name: string, promotion: WaitingPromotion): RegistryState {
  return { ...state, revision: state.revision + 1, waiting: { ...state.waiting, [name]: promotion } }
}

/** Forgets the promotion that waits. @returns null when none does */
export function declined(state: RegistryState, name: string): RegistryState | null {
  return state.waiting?.[name] ? { ...unasked(state, name), revision: state.revision + 1 } : null
}

function unasked(state: RegistryState, name: string): RegistryState {
  if (!state.waiting?.[name]) return state
  const { [name]: _done, ...waiting } = state.waiting
  return { ...state, waiting }
}

/**
 * The versions that rollbacks lead to one after the other, and at the end the one that everybody gets. A rollback goes
 * one step further back each time: never forward again to the version that was left behind.
 */
export function wayBack(history: readonly Pick<Move, 'kind' | 'version'>[]): string[] {
  const versions: string[] = []
  for (const move of history) {
    if (move.kind === 'promote') versions.push(move.version)
    if (move.kind === 'rollback') versions.pop()
  }
  return versions
}
