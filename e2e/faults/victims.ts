import { setTimeout as wait } from 'node:timers/promises'
import { read } from './databases.ts'
import type { Area } from './load/attempt.ts'
import { addressOf, kill, type ProgramName, readiness, running } from './programs.ts'

export const victims = ['svc-users', 'svc-missions', 'svc-articles', 'gateway', 'postgres', 'backends', 'nats'] as const
/** What is killed: a program, or every client backend of PostgreSQL, for which it shuts down and recovers by itself. */
export type Victim = (typeof victims)[number]

/** Areas that a death may cost; all others go on. */
export const areasOf: Record<Victim, readonly Area[]> = {
  'svc-users': ['users'],
  'svc-missions': ['missions'],
  'svc-articles': ['articles'],
  gateway: ['users', 'missions', 'articles', 'gateway'],
  postgres: ['users', 'missions', 'articles'],
  backends: ['users', 'missions', 'articles'],
  nats: [],
}

const services = ['svc-users', 'svc-missions', 'svc-articles'] as const
const pollMs = 25

export interface Recovery {
  /** Until the dead was replaced, everything ready and the broker connected, in ms. */
  readyMs: number
  /** Until the gateway also sent calls to every service again, and each knew which sessions had ended, in ms. */
  openMs: number
}

/**
 * Kills as a failing machine would, and waits until nothing of it is left. There must be calls meanwhile: a breaker of
 * the gateway closes only when one succeeds.
 * @throws when it took longer than `within` ms
 */
export async function killAndWait(victim: Victim, within: number): Promise<Recovery> {
  const begun = Date.now()
  const isReplaced = victim === 'backends' ? await killBackends() : killProgram(victim)
  async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
    while (!(await isSo())) {
      if (Date.now() - begun > within) throw new Error(`${victim}: not ${what} after ${within} ms`)
      await wait(pollMs)
    }
    return Date.now() - begun
  }
  const readyMs = await until('ready again', async () => (await isReplaced()) && (await isWhole()))
  return { readyMs, openMs: await until('reached again', isOpen) }
}

/** A service that has not caught up with ended sessions asks svc-users before it writes: its next death would cost more. */
async function isOpen(): Promise<boolean> {
  const [gateway, ...states] = await Promise.all(
    (['gateway', ...services] as const).map((name) => readiness(addressOf(name))),
  )
  const reached = Object.values(gateway?.breakers ?? {}).every((breaker) => breaker === 'closed')
  return reached && states.every((state) => state?.loops['revocations']?.healthy)
}

function killProgram(name: ProgramName): () => Promise<boolean> {
  const { pid } = kill(name)
  return async () => (running(name)?.pid ?? pid) !== pid
}

async function killBackends(): Promise<() => Promise<boolean>> {
  const all = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  const pids = (await read<{ pid: number }>('ensemble_users', all)).map(({ pid }) => pid)
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile: the others were killed by their own server then.
    }
  }
  return async () => {
    try {
      return (await read('ensemble_users', `${all} and pid = any($1)`, [pids])).length === 0
    } catch {
      return false
    }
  }
}

async function isWhole(): Promise<boolean> {
  if (!running('postgres') || !running('nats')) return false
  const all = await Promise.all([...services, 'gateway' as const].map(isWell))
  return all.every((well) => well)
}

async function isWell(name: ProgramName): Promise<boolean> {
  if (!running(name)) return false
  const state = await readiness(addressOf(name))
  return state?.ready === true && state.broker
}
