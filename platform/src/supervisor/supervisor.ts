import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { endProcess } from '../process/end.ts'
import { startedAt } from '../process/identity.ts'
import { logTail } from '../process/log-tail.ts'
import type { Records } from '../process/records.ts'
import { assertPortsFree } from './free-ports.ts'
import type { Program } from './program.ts'

export interface Supervisor {
  /**
   * Starts a program and waits until it is ready; from then on it is started again whenever it dies.
   * @throws Failure when a port is taken, or when it ends or stays unready
   */
  start(program: Program): Promise<void>
  /** Stops one program for good. */
  stop(name: string): Promise<void>
  /** Looks away without stopping anything, as if this process had been killed: for tests of what comes after. */
  abandon(): void
  /** Stops everything, the public door first and the database last, and leaves no process. */
  stopAll(): Promise<void>
}

interface Watched {
  program: Program
  child?: ChildProcess
  stopping: boolean
  /** How often it has died shortly after starting, for the growing pause. */
  deaths: number
}

const logLimit = 5_000_000
const longestPause = 30_000

/** @param say writes one line for the person at the terminal */
export function createSupervisor(records: Records, logsDir: string, say: (line: string) => void): Supervisor {
  const watched = new Map<string, Watched>()
  mkdirSync(logsDir, { recursive: true })

  function launch(entry: Watched): { child: ChildProcess; from: number } {
    const { program } = entry
    const file = logFile(program.name)
    const log = openSync(file, 'a')
    const from = fstatSync(log).size
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env,
      stdio: ['ignore', log, log],
      detached: true,
      uid: program.uid,
      gid: program.gid,
    })
    closeSync(log)
    const { pid } = child
    entry.child = child
    child.once('exit', () => {
      if (pid !== undefined) records.remove(pid)
    })
    if (pid !== undefined) {
      records.add({
        name: program.name,
        pid,
        port: program.ports[0]?.port ?? null,
        command: [program.command, ...program.args].join(' '),
        mark: program.mark,
        startedAt: startedAt(pid),
        signal: program.signal,
        tier: program.tier,
      })
    }
    return { child, from }
  }

  function logFile(name: string): string {
    return join(logsDir, `${name}.log`)
  }

  /** Starts the program and waits for it; a program that ends or stays silent is a failure with its last words. */
  async function bringUp(entry: Watched): Promise<void> {
    const { program } = entry
    const { child, from } = launch(entry)
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
        await pause(Math.min((wait *= 1.3), 500))
        continue
      }
      throw new Failure(`${program.name} did not start`, {
        why: ended ?? `it was not ready after ${String(program.readyWithin / 1000)} s`,
        advice: `read ${logFile(program.name)}, mend the cause and run the command again.`,
        log: logTail(logFile(program.name), 15, from),
      })
    }
    child.once('exit', (code, signal) => {
      if (!entry.stopping) void revive(entry, signal ?? `code ${String(code)}`)
    })
    // It may have died between its answer and the line above.
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Failure(`${program.name} did not stay up`, {
        why: `it ended right after it was ready`,
        advice: `read ${logFile(program.name)}.`,
        log: logTail(logFile(program.name), 15, from),
      })
  }

  async function revive(entry: Watched, reason: string): Promise<void> {
    const { name } = entry.program
    let why = reason
    for (;;) {
      const wait = Math.min(1000 * 2 ** entry.deaths, longestPause)
      entry.deaths += 1
      say(`! ${name} stopped by itself (${why}); starting it again in ${String(wait / 1000)} s`)
      await pause(wait)
      if (entry.stopping) return
      try {
        const begun = Date.now()
        await bringUp(entry)
        if (!entry.stopping) say(`✓ ${name} is back (${String(Date.now() - begun)} ms)`)
        setTimeout(() => (entry.deaths = 0), 60_000).unref()
        return
      } catch (error) {
        why = error instanceof Failure ? error.why : String(error)
        await end(entry)
      }
    }
  }

  async function end(entry: Watched): Promise<void> {
    const { child, program } = entry
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await endProcess(child.pid, program.signal, program.stopWithin)
    await gone
  }

  return {
    async start(program) {
      await assertPortsFree(program)
      // Asked after the awaits above: the end may have begun meanwhile.
      if (records.closed) throw new Error(`${program.name}: everything is being stopped`)
      rotate(logFile(program.name))
      const entry: Watched = { program, stopping: false, deaths: 0 }
      watched.set(program.name, entry)
      await bringUp(entry)
    },
    async stop(name) {
      const entry = watched.get(name)
      if (!entry) return
      entry.stopping = true
      await end(entry)
      watched.delete(name)
    },
    abandon() {
      for (const entry of watched.values()) entry.stopping = true
      watched.clear()
    },
    async stopAll() {
      records.closed = true
      const entries = [...watched.values()]
      for (const entry of entries) entry.stopping = true
      const order = [...new Set(entries.map(({ program }) => program.tier))].sort((a, b) => a - b)
      // Programs that run to their end (a build, a migration) go before everything that they may be using.
      const own = new Set([process.pid, ...entries.map(({ child }) => child?.pid)])
      const short = records.all().filter(({ pid }) => !own.has(pid))
      await Promise.all(short.map(({ pid, signal }) => endProcess(pid, signal, 3000)))
      for (const tier of order) {
        await Promise.all(entries.filter(({ program }) => program.tier === tier).map(end))
      }
      watched.clear()
    },
  }
}

/** Keeps a log readable: one earlier file, and a new one above the limit (bytes). */
function rotate(file: string): void {
  try {
    if (statSync(file).size > logLimit) renameSync(file, `${file}.1`)
  } catch {
    // No log yet.
  }
}
