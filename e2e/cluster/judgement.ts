import { read } from '../faults/databases.ts'
import type { Attempt } from '../faults/load/attempt.ts'
import type { Journal } from '../faults/load/journal.ts'
import { keptOnce } from '../faults/load/kept.ts'
import type { OpenTab } from './open-tab.ts'

/** An event that took longer is late, in ms. */
const lateMs = 5000

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
    refused: reads(journal, (outcome) => outcome === 'unavailable'),
    broken: [...reads(journal, (outcome) => !clean.includes(outcome)), ...brokenWrites(journal)],
    longestRefusalMs: longestRefusal(journal.attempts),
    lost: problems.filter((problem) => !isDoubled(problem)),
    doubled: problems.filter(isDoubled),
    late: await lateEvents(journal.since),
    missed: await missed(journal.since, tabs),
  }
}

const clean: readonly Attempt['outcome'][] = ['ok', 'refused', 'unavailable']

function reads({ attempts }: Journal, isMeant: (outcome: Attempt['outcome']) => boolean): string[] {
  return attempts
    .filter(({ outcome, method, askedAgain }) => method === 'GET' && !askedAgain && isMeant(outcome))
    .map(told)
}

/** Writes are sent again, as the page does: one is broken when it got a wrong answer, or none at last. */
function brokenWrites({ attempts, writes }: Journal): string[] {
  const wrong = attempts.filter(({ outcome, method }) => method !== 'GET' && outcome === 'wrong').map(told)
  const unanswered = writes.filter(({ answeredAt }) => answeredAt === undefined)
  return [...wrong, ...unanswered.map(({ action }) => `${action}: no answer`)]
}

function told({ name, outcome, status, detail }: Attempt): string {
  return `${name}: ${outcome} ${status} ${detail}`
}

/** From the moment somebody asked in vain to the next success of anybody in that area, or how long an answer took. */
function longestRefusal(attempts: readonly Attempt[]): number {
  const waits = attempts.map((attempt) => {
    const begun = attempt.at - attempt.ms
    if (attempt.outcome === 'ok' || attempt.outcome === 'refused') return attempt.ms
    const next = attempts.find(({ area, outcome, at }) => area === attempt.area && outcome === 'ok' && at > attempt.at)
    return (next?.at ?? Date.now()) - begun
  })
  return Math.max(0, ...waits)
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
async function missed(since: Date, tabs: readonly OpenTab[]): Promise<string[]> {
  const facts = await read<{ user_id: string; at: Date }>(
    'ensemble_missions',
    `select payload->'data'->>'userId' as user_id, created_at as at from outbox
     where created_at >= $1 and type like 'missions.participant.%'`,
    [since],
  )
  return tabs.flatMap(({ userId, heard, askedAnewAt }) => {
    const there = facts.filter(({ user_id, at }) => user_id === userId && at.getTime() > askedAnewAt).length
    const told = heard.filter((at) => at >= askedAnewAt).length
    return told >= there ? [] : [`heard ${told} of ${there} changes`]
  })
}
