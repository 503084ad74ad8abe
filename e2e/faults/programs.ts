import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runDir } from '../platform.ts'
import { expect } from '../watched-page.ts'

export type ProgramName = 'nats' | 'postgres' | 'pooler' | 'svc-users' | 'svc-missions' | 'svc-articles' | 'gateway'
/** One of several, where there are: `svc-users-2`. */
export type Instance = `${ProgramName}-${number}`

interface Running {
  name: string
  pid: number
  port: number
}

/** What the supervisor has running under this name at the moment. */
export function running(name: ProgramName | Instance): Running | undefined {
  const all: Running[] = JSON.parse(readFileSync(join(runDir, 'processes.json'), 'utf8'))
  return all.find((program) => program.name === name)
}

/** Where a program listens, for as long as the platform lives. */
export function addressOf(name: ProgramName | Instance): string {
  return `127.0.0.1:${found(name).port}`
}

/** Makes a program silent without ending it: connections stay, nothing answers. Give the result to `afterwards`. */
export function pause(name: ProgramName | Instance): () => void {
  const { pid } = found(name)
  process.kill(pid, 'SIGSTOP')
  return () => {
    // It may have been killed since; then its number may be somebody else's.
    if (running(name)?.pid === pid) process.kill(pid, 'SIGCONT')
  }
}

/** Kills a program as a failing machine would; the supervisor starts it again. */
export function kill(name: ProgramName | Instance): { pid: number } {
  const { pid } = found(name)
  process.kill(pid, 'SIGKILL')
  return { pid }
}

interface Readiness {
  ready: boolean
  broker: boolean
  /** Of the gateway alone. */
  breakers?: Record<string, string>
  loops: Record<string, { healthy: boolean; leader?: boolean; redelivered?: number }>
}

/** What a service says of itself; undefined when it does not answer. */
export async function readiness(address: string): Promise<Readiness | undefined> {
  try {
    const response = await fetch(`http://${address}/readyz`, { signal: AbortSignal.timeout(2000) })
    return (await response.json()) as Readiness
  } catch {
    return undefined
  }
}

/** Waits until the services are ready and connected to the broker, whatever was done to them. */
export async function allWell(): Promise<void> {
  for (const name of ['svc-users', 'svc-missions', 'svc-articles'] as const)
    await expect
      .poll(async () => readiness(addressOf(name)), { message: `${name} is well` })
      .toMatchObject({ ready: true, broker: true })
}

function found(name: ProgramName | Instance): Running {
  const program = running(name)
  if (!program) throw new Error(`${name} is not in ${runDir}/processes.json`)
  return program
}
