import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'

const Recorded = Type.Object({
  name: Type.String(),
  pid: Type.Integer(),
  /** The address that others use, if it has one. */
  port: Type.Union([Type.Integer(), Type.Null()]),
  command: Type.String(),
  mark: Type.String(),
  startedAt: Type.String(),
  /** How it wants to be asked to end. */
  signal: Type.Union([Type.Literal('SIGTERM'), Type.Literal('SIGINT')]),
  /** Where it stands in the order of stopping: lower goes first. */
  tier: Type.Integer(),
})
export type Recorded = Static<typeof Recorded>

const RecordFile = Type.Array(Recorded)

/** The list of our processes on disk: what the next start reads when this one could not clean up behind itself. */
export interface Records {
  /** From the beginning of the end on: nothing may be started any more. */
  closed: boolean
  add(process: Recorded): void
  remove(pid: number): void
  all(): readonly Recorded[]
}

/** An empty list that writes itself to the file at every change, at once and whole. */
export function createRecords(file: string): Records {
  let processes: Recorded[] = []
  function write(): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, `${JSON.stringify(processes, null, 2)}\n`)
    renameSync(`${file}.new`, file)
  }
  return {
    closed: false,
    add(process) {
      processes.push(process)
      write()
    },
    remove(pid) {
      processes = processes.filter((process) => process.pid !== pid)
      write()
    },
    all: () => processes,
  }
}

/** What an earlier run has left in the file; an unreadable file counts as empty, because it proves nothing. */
export function readRecords(file: string): Recorded[] {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Check(RecordFile, content) ? content : []
  } catch {
    return []
  }
}
