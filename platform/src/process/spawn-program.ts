import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, openSync } from 'node:fs'
import { startedAt } from './identity.ts'

/** What it takes to start a program, and to know it again. */
export interface Startable {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** A path of ours in its command line: see ProcessIdentity. */
  mark: string
  uid?: number
  gid?: number
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches it in our order; all that it prints goes to the
 * end of a file. @returns the child, and where its words begin in that file
 */
export function spawnProgram(program: Startable, logFile: string): { child: ChildProcess; from: number } {
  const log = openSync(logFile, 'a')
  try {
    const from = fstatSync(log).size
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env,
      stdio: ['ignore', log, log],
      detached: true,
      uid: program.uid,
      gid: program.gid,
    })
    return { child, from }
  } finally {
    closeSync(log)
  }
}

/** By what a process of this program is found again. */
export function recordOf({ name, command, args, mark }: Startable, pid: number) {
  return { name, pid, command: [command, ...args].join(' '), mark, startedAt: startedAt(pid) }
}
