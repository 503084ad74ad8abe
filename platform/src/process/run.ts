import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { logTail } from './log-tail.ts'
import type { Records } from './records.ts'
import { recordOf, spawnProgram, type Startable } from './spawn-program.ts'

export interface Run extends Startable {
  /** Everything that it prints goes here. */
  log: string
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
 * Runs a program to its end. It is recorded, so that a killed supervisor leaves it findable.
 *
 * @throws RunFailed when it cannot be started, is ended by a signal, or has another exit code than 0
 */
export async function run(program: Run, records?: Records): Promise<void> {
  if (records?.closed) throw new RunFailed(`${program.name}: everything is being stopped`, [])
  mkdirSync(dirname(program.log), { recursive: true })
  const { child, from } = spawnProgram(program, program.log)
  const outcome = await new Promise<string | undefined>((resolve) => {
    const { pid } = child
    if (pid !== undefined) records?.add({ ...recordOf(program, pid), port: null, signal: 'SIGTERM', tier: 0 })
    child.once('error', (error) => {
      resolve(error.message)
    })
    child.once('exit', (code, signal) => {
      if (pid !== undefined) records?.remove(pid)
      resolve(code === 0 ? undefined : signal ? `ended by ${signal}` : `exit code ${String(code)}`)
    })
  })
  if (outcome !== undefined) throw new RunFailed(`${program.name}: ${outcome}`, logTail(program.log, 15, from))
}
