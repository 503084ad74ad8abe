import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LoggedMove, type LiveThen } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { RegistryState } from './registry-state.ts'

const fileName = 'moves.jsonl'
const isMove = checkOf(LoggedMove)

/**
 * Every move of every remote, one line each, beside the published files and never rewritten. Each gateway adds what it
 * sees; where two share the folder a move may stand there twice and is read once.
 */
export class MoveLog {
  readonly #path: string
  readonly #folder: string
  #writing: Promise<void> = Promise.resolve()
  #known: Set<string> | undefined

  constructor(remotesDir: string) {
    this.#folder = remotesDir
    this.#path = join(remotesDir, fileName)
  }

  /** Writes down the moves of a state that are not in the log yet: also those that happened while nobody followed. */
  note(state: RegistryState): Promise<void> {
    const written = this.#writing.then(() => this.#append(state))
    // One that failed is made up for by the next.
    this.#writing = written.catch(() => undefined)
    return written
  }

  /** All moves, the oldest first. */
  async read(): Promise<LoggedMove[]> {
    const moves = new Map<string, LoggedMove>()
    for (const line of (await readFile(this.#path, 'utf8').catch(() => '')).split('\n')) {
      const move = parse(line)
      if (move) moves.set(keyOf(move), move)
    }
    return [...moves.values()].sort((one, other) => orderOf(one) - orderOf(other) || (one.at < other.at ? -1 : 1))
  }

  async #append(state: RegistryState): Promise<void> {
    this.#known ??= new Set((await this.read()).map(keyOf))
    const known = this.#known
    const moves = Object.entries(state.remotes)
      .flatMap(([remote, { history }]) => history.map((move): LoggedMove => ({ remote, ...move })))
      .filter((move) => !known.has(keyOf(move)))
      .sort((one, other) => orderOf(one) - orderOf(other))
    if (moves.length === 0) return
    await mkdir(this.#folder, { recursive: true })
    await appendFile(this.#path, moves.map((move) => `${JSON.stringify(move)}\n`).join(''))
    for (const move of moves) known.add(keyOf(move))
  }
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

function keyOf({ remote, kind, version, at, revision }: LoggedMove): string {
  return [remote, kind, version, at, revision ?? ''].join(' ')
}

/** The first histories did not note revisions: what is in them came before all others. */
function orderOf({ revision }: LoggedMove): number {
  return revision ?? 0
}

/** A line that a crash left half written is none. */
function parse(line: string): LoggedMove | null {
  try {
    const value: unknown = JSON.parse(line)
    return isMove(value) ? value : null
  } catch {
    return null
  }
}
