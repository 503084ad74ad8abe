import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endProcess } from '../process/end.ts'
import { commandLine, isAlive } from '../process/identity.ts'

/**
 * Clears what a PostgreSQL that was killed has left, because the next one would refuse to start: postmaster.pid, which
 * names a process that is gone or whose number is a stranger's by now, and backends that still hold the shared memory
 * (they notice the death of their server only when they next wait for something). A server that really runs on this
 * directory is ours from an earlier run: it is ended.
 */
export async function clearDeadServer(dataDirectory: string): Promise<void> {
  const file = join(dataDirectory, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const ours = Number.isInteger(pid) && pid > 1 && isAlive(pid) && commandLine(pid).includes(dataDirectory)
  if (ours) await endProcess(pid, 'SIGINT', 20_000)
  for (const orphan of processesIn(dataDirectory)) await endOrphan(orphan)
  rmSync(file, { force: true })
}

/** Killing them loses nothing: the next server recovers from the log as after any crash. */
async function endOrphan(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has noticed by itself.
  }
  while (isAlive(pid)) await pause(5)
}

/**
 * PostgreSQL's processes that work in this directory, as every process of a PostgreSQL does; they have sessions and
 * command lines of their own, so that nothing else tells whose they are. Elsewhere than on Linux nobody tells: there
 * the growing pause of the supervisor gives them time to notice.
 */
export function processesIn(directory: string): number[] {
  if (process.platform !== 'linux') return []
  const real = realpathSync(directory)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && worksIn(pid) === real && commandLine(pid).includes('postgres'))
}

function worksIn(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${String(pid)}/cwd`)
  } catch {
    // Ended meanwhile, or somebody else's.
    return undefined
  }
}
