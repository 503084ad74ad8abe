import { spread } from '../events/figures.ts'
import type { Round } from './callers.ts'

/** One case, and what each program did in it, round by round. */
export interface Measured {
  bytes: number
  callers: number
  rounds: Record<string, Round[]>
}

/** The tables of docs/performance.md. */
export function chapterOf(measured: readonly Measured[], rounds: number): string {
  return `Processor time of one program for one call with a signed token, in µs, from the operating system; the service behind it does nothing. The gateway has its usual settings and writes its log into a file, nginx its access log. "Lean" is undici and a token check that remembers, without limits, deadlines, breaker or log. Median of ${rounds} rounds in turns, in brackets the least and the most; ratios round by round. Written by \`npm run bench -- gateway\`.

| callers, answer | gateway | lean | nginx | gateway / lean | gateway / nginx |
|---|---|---|---|---|---|
${measured.map(processorRow).join('\n')}

| callers, answer | calls a second: gateway | lean | nginx | half answered within, ms: gateway | lean | nginx |
|---|---|---|---|---|---|---|
${measured.map(answerRow).join('\n')}
`
}

function processorRow({ callers, bytes, rounds }: Measured): string {
  const { gateway = [], lean = [], nginx = [] } = rounds
  const own = [gateway, lean, nginx].map((list) => middle(list, ({ processor }) => processor, 0))
  const ratios = [lean, nginx].map((list) =>
    middle(
      list.map((neighbour, round) => (gateway[round]?.processor ?? 0) / neighbour.processor),
      (ratio) => ratio,
      2,
    ),
  )
  return row(callers, bytes, [...own, ...ratios])
}

function answerRow({ callers, bytes, rounds }: Measured): string {
  const lists = ['gateway', 'lean', 'nginx'].map((name) => rounds[name] ?? [])
  const rates = lists.map((list) => middle(list, ({ rate }) => rate, 0))
  return row(callers, bytes, [...rates, ...lists.map((list) => middle(list, ({ p50 }) => p50, 2))])
}

function middle<Item>(list: readonly Item[], figure: (item: Item) => number, digits: number): string {
  return list.length === 0 ? '–' : spread(list.map(figure), digits)
}

function row(callers: number, bytes: number, cells: readonly string[]): string {
  return `| ${callers}, ${bytes.toLocaleString('en')} bytes | ${cells.join(' | ')} |`
}
