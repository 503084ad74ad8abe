import { settings } from '../settings.ts'
import type { Result } from './contest.ts'

/** Rows of what each side did, and how it compares with the first side of its contest. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const first = results.find(({ call, callers }) => call === result.call && callers === result.callers) ?? result
    const middle = (of: (turn: Result['turns'][number]) => number) => median(result.turns.map(of))
    const total = (turn: Result['turns'][number]) => Object.values(turn.processor).reduce((sum, us) => sum + us, 0)
    const parts = Object.keys(result.turns[0]?.processor ?? {}).map(
      (name) => `${name} ${middle(({ processor }) => processor[name] ?? 0).toFixed(0)}`,
    )
    const ratio = (of: (turn: Result['turns'][number]) => number) =>
      result === first
        ? ''
        : spread(
            result.turns.flatMap((turn, round) => {
              const theirs = first.turns[round]
              return theirs ? [of(turn) / of(theirs)] : []
            }),
          )
    return [
      result.call,
      String(result.callers),
      result.side,
      middle(({ perSecond }) => perSecond).toFixed(0),
      ratio(({ perSecond }) => perSecond),
      `${middle(({ p50 }) => p50).toFixed(1)}, ${middle(({ p99 }) => p99).toFixed(1)}`,
      `${middle(total).toFixed(0)} (${parts.join(', ')})`,
      ratio(total),
    ]
  })
  const heads = [
    'call',
    'callers',
    'side',
    'a second',
    'of naked',
    'p50, p99 ms',
    'processor, µs a request',
    'times naked',
  ]
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The middle, and in brackets the lowest and the highest. */
function spread(values: readonly number[]): string {
  const shown = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(2))
  return `${shown[0] ?? ''} (${shown[1] ?? ''} to ${shown[2] ?? ''})`
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** What docs/performance.md says. */
export function chapterOf(results: readonly Result[]): string {
  const { missions, turns, turnRequests, warmUp } = settings
  return `\`npm run bench -- calls\` asks svc-missions as people do, with signed tokens, usual settings and a log in a file, alone and through the gateway. The naked programs (\`bench/src/calls/naked\`) are Fastify and pg answering the same question by the least SQL over the same rows and indexes, without token, rule, log or deadline (decision 136). The sides take turns; what is compared is a turn with the naked turn of its round: middle, lowest and highest. Callers and PostgreSQL share the machine with the programs, so processor time tells more than the rate; PostgreSQL counts whole, with what the relay asks it.

${missions.toLocaleString('en')} missions, ${turns} turns of ${turnRequests.toLocaleString('en')} requests, after ${warmUp.toLocaleString('en')} that are not counted:

${tableOf(results)}
`
}
