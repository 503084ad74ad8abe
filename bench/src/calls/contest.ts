import { childrenOf, processorTime } from '../gateway/processor.ts'
import { drive, type Sent } from './drive.ts'

/** A program, or a chain of them, that answers a call. */
export interface Side {
  name: string
  address: string
  /** Processes on the way of a request, apart from PostgreSQL. */
  programs: Readonly<Record<string, readonly number[]>>
  next: (n: number) => Sent | undefined
}

export interface Contest {
  name: string
  /** The first is what the others are compared with. */
  sides: readonly [Side, ...Side[]]
  /** Puts back what a turn has written, and makes sure that it was right. */
  afterTurn?: () => Promise<void>
}

interface Turn {
  perSecond: number
  p50: number
  p99: number
  /** Microseconds of processor a request, by program. */
  processor: Record<string, number>
}

/** What one side did, round for round. */
export interface Result {
  call: string
  callers: number
  side: string
  turns: readonly Turn[]
}

interface ContestOptions {
  callers: number
  rounds: number
  /** Of one turn. */
  requests: number
  /** Of the turn before the first: a program that has answered a few calls runs code that is not compiled yet. */
  warmUp: number
  postgres: number
}

/** Has the sides take turns, each with as many callers as the other, and each first in every second round. */
export async function contend(
  contest: Contest,
  { callers, rounds, requests, warmUp, postgres }: ContestOptions,
): Promise<Result[]> {
  const turns = contest.sides.map((): Turn[] => [])
  // Round -1 warms up.
  for (let round = -1; round < rounds; round++) {
    const order = contest.sides.map((side, index) => ({ side, index }))
    for (const { side, index } of round % 2 === 0 ? order : order.reverse()) {
      const turn = await take(side, { callers, requests: round < 0 ? warmUp : requests, postgres })
      await contest.afterTurn?.()
      if (round >= 0) turns[index]?.push(turn)
    }
  }
  return contest.sides.map(({ name }, index) => ({
    call: contest.name,
    callers,
    side: name,
    turns: turns[index] ?? [],
  }))
}

async function take(
  { address, programs, next }: Side,
  { callers, requests, postgres }: Pick<ContestOptions, 'callers' | 'requests' | 'postgres'>,
): Promise<Turn> {
  const programsBefore = timesOf(programs)
  const backendsBefore = new Map(childrenOf(postgres).map((pid) => [pid, processorTime([pid])]))
  const driven = await drive(address, { callers, requests }, next)
  const used = timesOf(programs).map(([name, us], index) => [name, us - (programsBefore[index]?.[1] ?? 0)] as const)
  const backends = childrenOf(postgres).map((pid) => processorTime([pid]) - (backendsBefore.get(pid) ?? 0))
  const all = [...used, ['PostgreSQL', backends.reduce((sum, us) => sum + us, 0)] as const]
  const sorted = [...driven.times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const answered = driven.times.length
  return {
    perSecond: answered / driven.seconds,
    p50: at(0.5),
    p99: at(0.99),
    processor: Object.fromEntries(all.map(([name, us]) => [name, us / answered])),
  }
}

function timesOf(programs: Side['programs']) {
  return Object.entries(programs).map(([name, pids]) => [name, processorTime(pids)] as const)
}
