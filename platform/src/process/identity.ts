import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What tells one process from a later one with the same number. */
export interface ProcessIdentity {
  pid: number
  /** A text that stands in its command line and in no stranger's: a path of ours. */
  mark: string
  /** When the system says that it started, in the system's own words. */
  startedAt: string
}

/** True while a process with this number exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A dead child whose parent has not looked yet still has a number, but does nothing any more. */
function isZombie(pid: number): boolean {
  return statFields(pid)?.[0] === 'Z'
}

/** The command line of a process, words joined by spaces; '' when there is no such process. */
export function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    return readText(`/proc/${String(pid)}/cmdline`)
      .replaceAll('\0', ' ')
      .trim()
  }
  return ps(pid, 'command=')
}

/** When a process started, in the system's own words (ticks since boot on Linux); '' when there is no such process. */
export function startedAt(pid: number): string {
  if (process.platform === 'linux') return statFields(pid)?.[19] ?? ''
  return ps(pid, 'lstart=')
}

/** True when the process of this record still runs: same number, same start, and our path in its command line. */
export function isSameProcess(record: ProcessIdentity): boolean {
  return (
    isAlive(record.pid) && startedAt(record.pid) === record.startedAt && commandLine(record.pid).includes(record.mark)
  )
}

/** The fields of /proc/<pid>/stat from the third on; the second may hold spaces, hence the search for its end. */
function statFields(pid: number): string[] | undefined {
  const stat = readText(`/proc/${String(pid)}/stat`)
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : undefined
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
