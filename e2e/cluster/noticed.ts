import type { Attempt } from '../faults/load/attempt.ts'
import type { Journal } from '../faults/load/journal.ts'

/** What a write may be told for good: the mission has no place left. */
const expectedRefusals = ['MISSION_FULL']

type Calls = Pick<Journal, 'attempts' | 'writes'>

/** Reads and sign-ins that were told to come again, as often as the page asks. */
export function refusedReads({ attempts }: Calls): string[] {
  return attempts.filter((attempt) => isLast(attempt) && attempt.outcome === 'unavailable').map(told)
}

/**
 * Reads and sign-ins that got anything but their answer or a clean refusal to come again, and writes that ended in
 * anything but success or a full mission.
 */
export function brokenCalls({ attempts, writes }: Calls): string[] {
  const reads = attempts.filter((attempt) => isLast(attempt) && !['ok', 'unavailable'].includes(attempt.outcome))
  const wrong = attempts.filter(({ key, outcome }) => key !== undefined && outcome === 'wrong')
  const unanswered = writes.filter(({ answeredAt }) => answeredAt === undefined)
  const forGood = writes.filter(({ refusal = '', acknowledged }) => !acknowledged && isUnexpected(refusal))
  return [
    ...[...reads, ...wrong].map(told),
    ...unanswered.map(({ action }) => `${action}: no answer`),
    ...forGood.map(({ action, refusal }) => `${action}: refused for good, ${refusal}`),
  ]
}

/**
 * How long somebody waited for a call, in ms: a write from its first sending to its final answer, with every "come
 * again" between; anything else for its answer or, where that was none, until the same call succeeded for anybody.
 */
export function longestWait({ attempts, writes }: Calls): number {
  const now = Date.now()
  const others = attempts.filter(({ key }) => key === undefined)
  const untilDone = ({ name, outcome, at, ms }: Attempt) => {
    if (outcome === 'ok' || outcome === 'refused') return ms
    const next = others.find((other) => other.name === name && other.outcome === 'ok' && other.at > at)
    return (next?.at ?? now) - (at - ms)
  }
  return Math.max(0, ...writes.map(({ sentAt, answeredAt = now }) => answeredAt - sentAt), ...others.map(untilDone))
}

function isLast({ key, askedAgain }: Attempt): boolean {
  return key === undefined && !askedAgain
}

function isUnexpected(refusal: string): boolean {
  return refusal !== '' && !expectedRefusals.includes(refusal)
}

function told({ name, outcome, status, detail }: Attempt): string {
  return `${name}: ${outcome} ${status} ${detail}`
}
