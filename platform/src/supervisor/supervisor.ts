import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { ownFolder } from '../files/own-folder.ts'
import { endProcess } from '../process/end.ts'
import type { Records } from '../process/records.ts'
import { assertPortsFree } from './free-ports.ts'
import type { Program } from './program.ts'
import { rotateLog } from './program-log.ts'
import { deathNotice, restartPause } from './restart-pause.ts'
import { bringUp, cut, end, logFile, type Surroundings, type Watched } from './watched.ts'

export interface Supervisor {
  /**
   * Starts a program and waits until it is ready; from then on it is started again whenever it dies.
   * @throws Failure when a port is taken, or when it ends or stays unready
   */
  start(program: Program): Promise<void>
  /**
   * Ends a program at once and starts it anew, for code that has changed.
   * @throws Failure when it ends or stays unready; it is down then, until the next restart
   */
  restart(name: string): Promise<void>
  /** Stops one program for good. */
  stop(name: string): Promise<void>
  /** Looks away without stopping anything, as if this process had been killed: for tests of what comes after. */
  abandon(): void
  /** Stops everything, the public door first and the database last, and leaves no process. */
  stopAll(): Promise<void>
}

/**
 * @param say writes one line for the person at the terminal
 * @param stableAfter milliseconds of being ready after which earlier deaths are forgotten
 */
export function createSupervisor(
  records: Records,
  logsDir: string,
  say: (line: string) => void,
  stableAfter = 5000,
): Supervisor {
  const watched = new Map<string, Watched>()
  const around: Surroundings = { records, logsDir }
  ownFolder(logsDir)

  function keepUp(entry: Watched): Promise<void> {
    return bringUp(entry, around, (reason) => void revive(entry, reason))
  }

  function begin(program: Program): Promise<void> {
    rotateLog(logFile(logsDir, program.name))
    const entry: Watched = { program, stopping: false, deaths: 0, readyAt: 0 }
    watched.set(program.name, entry)
    return keepUp(entry)
  }

  async function revive(entry: Watched, reason: string): Promise<void> {
    const { name } = entry.program
    const died = Date.now()
    if (died - entry.readyAt >= stableAfter) entry.deaths = 0
    let why = reason
    for (;;) {
      say(deathNotice(name, why, entry.deaths))
      await pause(restartPause(entry.deaths))
      entry.deaths += 1
      if (entry.stopping) return
      rotateLog(logFile(logsDir, name))
      try {
        await keepUp(entry)
        if (!entry.stopping) say(`✓ ${name} is back after ${((Date.now() - died) / 1000).toFixed(1)} s`)
        return
      } catch (error) {
        why = error instanceof Failure ? error.why : String(error)
        await end(entry)
      }
    }
  }

  return {
    async start(program) {
      await assertPortsFree(program)
      // Asked after the awaits above: the end may have begun meanwhile.
      if (records.closed) throw new Error(`${program.name}: everything is being stopped`)
      await begin(program)
    },
    async restart(name) {
      const former = watched.get(name)
      if (!former) return
      former.stopping = true
      await cut(former)
      if (!records.closed) await begin(former.program)
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
