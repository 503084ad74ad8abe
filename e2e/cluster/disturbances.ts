import type { APIRequestContext } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Broker, brokers } from '../faults/broker.ts'
import { type Instance, kill, type ProgramName, running } from '../faults/programs.ts'
import { deliverWithoutOne } from './delivered.ts'
import { primary, programs, streamLeader, wholeAgain } from './whole.ts'

export interface Disturbance {
  name: string
  /** For how long people shall wait or be refused at most, in ms. */
  goalMs: number
  /** Whether somebody may be refused at all: only while the one database changes hands. */
  mayRefuse?: boolean
  /** Whether the standby takes over at once. */
  promotes?: boolean
  /** Does it once and, where it lasts, ends it. @param round from 0 */
  disturb: (round: number, request: APIRequestContext) => Promise<void>
}

/** How long what hangs or is cut stays so, in ms. */
const lastsMs = 5000
/** How long all is well before the same program is disturbed again, in ms. */
const calmMs = 6000

const goals = { program: 2000, promotion: 8000 } as const

/** All that happens to a cluster, as often as `times` says. */
export const disturbances: readonly Disturbance[] = [
  ...(['svc-users', 'svc-missions', 'svc-articles', 'gateway'] as const).flatMap((name): Disturbance[] => [
    { name: `kill -9 of one ${name}`, goalMs: goals.program, disturb: async (round) => void kill(turn(name, round)) },
    { name: `one ${name} hangs for 5 s`, goalMs: goals.program, disturb: (round) => hang([turn(name, round)]) },
  ]),
  { name: 'kill -9 of a broker', goalMs: goals.program, disturb: calm(async () => void kill(await follower())) },
  { name: 'kill -9 of the leading broker', goalMs: goals.program, disturb: async () => void kill(await leader()) },
  { name: 'a following broker hangs for 5 s', goalMs: goals.program, disturb: async () => hang([await follower()]) },
  { name: 'the leading broker hangs for 5 s', goalMs: goals.program, disturb: async () => hang([await leader()]) },
  { name: 'two of three brokers hang for 5 s', goalMs: goals.program, disturb: async () => hang(await mostBrokers()) },
  {
    name: 'kill -9 of two of three brokers, away for 5 s',
    goalMs: goals.program,
    disturb: async () => keepAway(await mostBrokers()),
  },
  { name: 'the network between two brokers is cut for 5 s', goalMs: goals.program, disturb: cutBrokers },
  {
    name: 'kill -9 of the primary',
    goalMs: goals.promotion,
    mayRefuse: true,
    promotes: true,
    disturb: async () => void kill(await primary()),
  },
  {
    name: 'the primary hangs',
    goalMs: goals.promotion,
    mayRefuse: true,
    promotes: true,
    disturb: async () => freeze(await primary(), 'SIGSTOP'),
  },
  { name: 'kill -9 of the standby', goalMs: goals.program, disturb: calm(async () => void kill(await standby())) },
  { name: 'the standby hangs for 5 s', goalMs: goals.program, disturb: async () => hang([await standby()]) },
  { name: 'kill -9 of PgBouncer', goalMs: goals.program, disturb: calm(async () => void kill('pooler')) },
  { name: 'PgBouncer hangs for 5 s', goalMs: goals.promotion, mayRefuse: true, disturb: calm(() => hang(['pooler'])) },
  {
    name: 'delivery and roll-back while one gateway hangs',
    goalMs: goals.program,
    disturb: (round, request) => deliverWithoutOne(turn('gateway', round), request),
  },
  { name: 'rolling update of everything', goalMs: goals.promotion, mayRefuse: true, disturb: updateEverything },
]

/**
 * The same after some seconds in which all is well, where it is the same program each time: one that dies again within
 * 5 s is started late, here (`platform/src/supervisor`) as in a cluster (CrashLoopBackOff), and of what hangs without a
 * second one nobody would have had anything to use in between.
 */
function calm(disturb: Disturbance['disturb']): Disturbance['disturb'] {
  return async (round, request) => {
    await wait(calmMs)
    await disturb(round, request)
  }
}

function turn(name: ProgramName, round: number): Instance {
  return `${name}-${1 + (round % 2)}`
}

function nodes(): readonly Broker[] {
  if (!brokers) throw new Error('there is one broker: run npm run test:cluster')
  return brokers
}

async function leader(): Promise<Instance> {
  const name = await streamLeader()
  const [first] = nodes()
  return nodes().find((node) => node.name === name)?.name ?? first?.name ?? 'nats-1'
}

async function follower(): Promise<Instance> {
  const leads = await leader()
  return nodes().find(({ name }) => name !== leads)?.name ?? 'nats-1'
}

async function standby(): Promise<Instance> {
  return (await primary()) === 'postgres-1' ? 'postgres-2' : 'postgres-1'
}

/** The leading one and another: those that are left are no majority. */
async function mostBrokers(): Promise<Instance[]> {
  const leads = await leader()
  const others = nodes().filter(({ name }) => name !== leads)
  return [leads, ...others.slice(1).map(({ name }) => name)]
}

/** They stay and answer nothing, and then go on. */
async function hang(names: readonly (Instance | ProgramName)[]): Promise<void> {
  for (const name of names) freeze(name, 'SIGSTOP')
  try {
    await wait(lastsMs)
  } finally {
    for (const name of names) freeze(name, 'SIGCONT')
  }
}

/** They die, and what is started in their place is held before it does anything. */
async function keepAway(names: readonly Instance[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      await replaced(name, kill(name).pid)
      await hang([name])
    }),
  )
}

/** Stops a program with all that it has started, or lets it go on. */
function freeze(name: Instance | ProgramName, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = running(name)?.pid
  if (pid === undefined) return
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  for (const each of [pid, ...children]) process.kill(each, signal)
}

/** Packets between the two are dropped in both directions; everybody else reaches both. */
async function cutBrokers(round: number): Promise<void> {
  const all = nodes()
  const [one, other] = [all[round % all.length], all[(round + 1) % all.length]]
  if (!one || !other) throw new Error('there are no two brokers')
  const ways = [
    [one, other],
    [other, one],
  ] as const
  const turnWay = (verb: 'add' | 'delete') => {
    for (const [from, to] of ways)
      execFileSync('ip', ['-netns', from.namespace ?? '', 'route', verb, 'blackhole', `${to.host}/32`])
  }
  turnWay('add')
  try {
    await wait(lastsMs)
  } finally {
    turnWay('delete')
  }
}

/** One after the other is asked to stop and comes back, the database by handing over to its standby. */
async function updateEverything(): Promise<void> {
  for (const name of programs) await renew(name, 'SIGTERM')
  for (const { name } of nodes()) await renew(name, 'SIGTERM')
  await renew(await standby(), 'SIGINT')
  await renew(await primary(), 'SIGINT')
}

async function renew(name: Instance, signal: NodeJS.Signals): Promise<void> {
  const pid = running(name)?.pid
  if (pid === undefined) throw new Error(`${name} does not run`)
  process.kill(pid, signal)
  await replaced(name, pid)
  await wholeAgain()
}

/** Waits until the supervisor has started another one. */
async function replaced(name: Instance, pid: number): Promise<void> {
  while ((running(name)?.pid ?? pid) === pid) await wait(5)
}
