import { setTimeout as wait } from 'node:timers/promises'
import { read } from '../faults/databases.ts'
import type { Journal } from '../faults/load/journal.ts'
import { keptOnce } from '../faults/load/kept.ts'
import { brokenCalls, longestWait, refusedReads } from './noticed.ts'
import type { OpenTab } from './open-tab.ts'

/** An event that took longer is late, in ms. */
const lateMs = 5000

/** A tab that has not heard by then has missed it, in ms: a line that is silent for longer is dead. */
const heardMs = 30_000

/** What people noticed. */
export interface Judgement {
  calls: number
  /** Reads that were refused cleanly three times, as the page asks: it says so and offers it again. */
  refused: readonly string[]
  broken: readonly string[]
  longestRefusalMs: number
  lost: readonly string[]
  doubled: readonly string[]
  late: number
  missed: readonly string[]
}

/** Judges once everything has followed from what was done. */
export async function judge(journal: Journal, tabs: readonly OpenTab[]): Promise<Judgement> {
  const { problems } = await keptOnce(journal)
  const isDoubled = (problem: string) => {
    const [, acknowledged = '0', there = '0'] = /acknowledged (\d+) times, there (\d+)/.exec(problem) ?? []
    return Number(there) > Number(acknowledged)
  }
  return {
    calls: journal.attempts.length,
    refused: refusedReads(journal),
    broken: brokenCalls(journal),
    longestRefusalMs: longestWait(journal),
    lost: problems.filter((problem) => !isDoubled(problem)),
    doubled: problems.filter(isDoubled),
    late: await lateEvents(journal.since),
    missed: await missed(journal.since, tabs, Date.now() + heardMs),
  }
}

/** From the commit of a fact to the commit of its last effect in svc-users. */
async function lateEvents(since: Date): Promise<number> {
  const facts = await read<{ id: string; at: Date }>(
    'ensemble_missions',
    `select event_id as id, created_at as at from outbox where created_at >= $1 and type like 'missions.participant.%'`,
    [since],
  )
  const effects = await read<{ id: string; at: Date }>(
    'ensemble_users',
    'select event_id as id, max(received_at) as at from inbox where event_id = any($1) group by 1',
    [facts.map(({ id }) => id)],
  )
  const known = new Map(effects.map(({ id, at }) => [id, at.getTime()]))
  return facts.filter(({ id, at }) => (known.get(id) ?? Infinity) - at.getTime() > lateMs).length
}

/** A tab has missed something when it heard of fewer changes than there were since it last asked for everything. */
async function missed(since: Date, tabs: readonly OpenTab[], until: number): Promise<string[]> {
  const facts = await read<{ user_id: string; at: Date }>(
    'ensemble_missions',
    `select payload->'data'->>'userId' as user_id, created_at as at from outbox
     where created_at >= $1 and type like 'missions.participant.%'`,
    [since],
  )
  const missing = tabs.flatMap(({ userId, heard, askedAnewAt }) => {
    const there = facts.filter(({ user_id, at }) => user_id === userId && at.getTime() > askedAnewAt).length
    const told = heard.filter((at) => at >= askedAnewAt).length
    return told >= there ? [] : [`heard ${told} of ${there} changes`]
  })
  if (missing.length === 0 || Date.now() > until) return missing
  await wait(200)
  return missed(since, tabs, until)
}
