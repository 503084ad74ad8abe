import { spawn } from 'node:child_process'
import { closeSync, fstatSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { startedAt } from './identity.ts'
import { logTail } from './log-tail.ts'
import type { Records } from './records.ts'

export interface Run {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Everything that it prints goes here. */
  log: string
  /** A path of ours in its command line: see ProcessIdentity. */
  mark: string
  uid?: number
  gid?: number
}

/** A program that ended with an error; `log` holds its last lines. */
export class RunFailed extends Error {
  readonly log: readonly string[]

  constructor(message: string, log: readonly string[]) {
    super(message)
    this.name = 'RunFailed'
    this.log = log
  }
}

/**
 * Runs a program to its end. It gets a process group of its own and is recorded, so that Ctrl-C reaches it in our
 * order and a killed supervisor leaves it findable.
 *
 * @throws RunFailed when it cannot be started, is ended by a signal, or has another exit code than 0
 */
export async function run(program: Run, records?: Records): Promise<void> {
  if (records?.closed) throw new RunFailed(`${program.name}: everything is being stopped`, [])
  mkdirSync(dirname(program.log), { recursive: true })
  const log = openSync(program.log, 'a')
  const from = fstatSync(log).size
  try {
    const outcome = await new Promise<string | undefined>((resolve) => {
      const child = spawn(program.command, program.args, {
        cwd: program.cwd,
        env: program.env,
        stdio: ['ignore', log, log],
        detached: true,
        uid: program.uid,
        gid: program.gid,
      })
      const { pid } = child
      if (pid !== undefined) records?.add(recordOf(program, pid))
      child.once('error', (error) => {
        resolve(error.message)
      })
      child.once('exit', (code, signal) => {
        if (pid !== undefined) records?.remove(pid)
        resolve(code === 0 ? undefined : signal ? `ended by ${signal}` : `exit code ${String(code)}`)
      })
    })
    if (outcome !== undefined) throw new RunFailed(`${program.name}: ${outcome}`, logTail(program.log, 15, from))
  } finally {
    closeSync(log)
  }
}

function recordOf(program: Run, pid: number) {
  const command = [program.command, ...program.args].join(' ')
  return {
    name: program.name,
    pid,
    port: null,
    command,
    mark: program.mark,
    startedAt: startedAt(pid),
    signal: 'SIGTERM',
    tier: 0,
  } as const
}
