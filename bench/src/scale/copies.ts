import { percentile, spread } from '../events/figures.ts'
import { askFor } from '../gateway/callers.ts'
import type { Program } from '../gateway/programs.ts'
import type { Identity } from '../identity.ts'
import { settings } from '../settings.ts'

const callers = 16
const seconds = 3
/** As many people as may call at the rate of a bench without a limit. */
const people = 2_000

/**
 * The same work by one program and by two on the same cores.
 * @param name of several of them
 * @param asked the path, and who the person of a number is: answers about somebody need somebody who is there
 * @returns a table with the ratio
 */
export async function copiesChapter(
  name: string,
  { path, idOf }: { path: string; idOf: (n: number) => string },
  [first, second]: readonly [Program, Program],
  identity: Identity,
): Promise<string> {
  const tokens = Array.from({ length: people }, (_, n) =>
    identity.tokenFor({ id: idOf(n), role: 'member', departmentCode: '75' }),
  )
  const ask = (program: Program, by: number) => askFor(program, { callers: by, path, tokens, seconds })
  const one: Work[] = []
  const two: Work[] = []
  for (let round = -1; round < settings.rounds; round += 1) {
    const alone = together([await ask(first, callers)])
    const both = together(await Promise.all([ask(first, callers / 2), ask(second, callers / 2)]))
    if (round < 0) continue
    one.push(alone)
    two.push(both)
  }
  const ratios = two.map(({ perProcessorSecond }, index) => perProcessorSecond / (one[index]?.perProcessorSecond ?? 1))
  const row = (title: string, work: readonly Work[], ratio: string) =>
    `| ${title} | ${figure(work, 'perSecond')} | ${figure(work, 'perProcessorSecond')} | ${ratio} |`
  return [
    `| ${name} | calls a second | calls per second of processor | of one |`,
    '|---|--:|--:|--:|',
    row('one', one, ''),
    row('two', two, spread(ratios, 2)),
    '',
    `Two do ${Math.round(percentile(ratios, 50) * 100)} % of the work of one with the same processor time; the goal is 90 %.`,
  ].join('\n')
}

interface Work {
  perSecond: number
  perProcessorSecond: number
}

/** What several did at the same time: processor time is counted per call, so it is weighed by their calls. */
function together(rounds: readonly { rate: number; processor: number }[]): Work {
  const perSecond = rounds.reduce((sum, { rate }) => sum + rate, 0)
  const processor = rounds.reduce((sum, round) => sum + round.rate * round.processor, 0) / perSecond
  return { perSecond, perProcessorSecond: 1_000_000 / processor }
}

function figure(work: readonly Work[], name: keyof Work): string {
  return spread(
    work.map((each) => each[name]),
    0,
  )
}
