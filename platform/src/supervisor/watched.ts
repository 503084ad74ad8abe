import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { endProcess } from '../process/end.ts'
import { logTail } from '../process/log-tail.ts'
import type { Records } from '../process/records.ts'
import { recordOf, spawnProgram } from '../process/spawn-program.ts'
import type { Program } from './program.ts'

/** A program that the supervisor looks after. */
export interface Watched {
  program: Program
  child?: ChildProcess
  stopping: boolean
  /** How often in a row it has died before it had been well for a while, for the growing pause. */
  deaths: number
  /** When it was ready last (milliseconds since the epoch). */
  readyAt: number
}

/** Between two looks whether a program is ready: a person waits for the last of them. */
const longestLookMs = 100

export interface Surroundings {
  records: Records
  logsDir: string
}

export function logFile(logsDir: string, name: string): string {
  return join(logsDir, `${name}.log`)
}

/**
 * Starts the program and waits until it is ready.
 *
 * @param died hears of the end of a program that had been ready and was not asked to stop
 * @throws Failure with its last words, when it ends or stays unready
 */
export async function bringUp(entry: Watched, around: Surroundings, died: (reason: string) => void): Promise<void> {
  const { program } = entry
  await program.clear?.()
  if (entry.stopping) return
  const { child, from } = launch(entry, around)
  const log = logFile(around.logsDir, program.name)
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once(
    'exit',
    (code, signal) => (ended ??= signal ? `it was ended by ${signal}` : `it ended with code ${String(code)}`),
  )
  const deadline = Date.now() + program.readyWithin
  let wait = 20
  while (!(await program.ready())) {
    if (entry.stopping) return
    if (ended === undefined && Date.now() < deadline) {
      await pause(Math.min((wait *= 1.3), longestLookMs))
      continue
    }
    throw new Failure(`${program.name} did not start`, {
      why: ended ?? `it was not ready after ${String(program.readyWithin / 1000)} s`,
      advice: `read ${log}, mend the cause and run the command again.`,
      log: logTail(log, 15, from),
    })
  }
  entry.readyAt = Date.now()
  child.once('exit', (code, signal) => {
    if (!entry.stopping) died(signal ?? `code ${String(code)}`)
  })
  // It may have died between its answer and the line above.
  if (hasEnded(child))
    throw new Failure(`${program.name} did not stay up`, {
      why: `it ended right after it was ready`,
      advice: `read ${log}.`,
      log: logTail(log, 15, from),
    })
}

/** Stops the program, by force when it does not obey in time. */
export async function end({ child, program }: Watched): Promise<void> {
  await endChild(child, program.signal, program.stopWithin)
}

/** Ends the program at once: what it was doing is lost, as when the machine fails. */
export async function cut({ child }: Watched): Promise<void> {
  await endChild(child, 'SIGKILL', 0)
}

async function endChild(child: ChildProcess | undefined, signal: NodeJS.Signals, patience: number): Promise<void> {
  if (child?.pid === undefined || hasEnded(child)) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  await endProcess(child.pid, signal, patience)
  await gone
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function launch(entry: Watched, { records, logsDir }: Surroundings): { child: ChildProcess; from: number } {
  const { program } = entry
  const { child, from } = spawnProgram(program, logFile(logsDir, program.name))
  const { pid } = child
  entry.child = child
  child.once('exit', () => {
    if (pid !== undefined) records.remove(pid)
  })
  if (pid !== undefined) {
    const { ports, signal, tier } = program
    records.add({ ...recordOf(program, pid), port: ports[0]?.port ?? null, signal, tier })
  }
  return { child, from }
}
