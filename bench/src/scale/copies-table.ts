import { percentile, spread } from '../events/figures.ts'

/** What programs did in a round. */
export interface Work {
  perSecond: number
  perProcessorSecond: number
}

/** Rounds of the same work: by one program, by one with as few callers as each of two gets, and by two. */
export interface Compared {
  one: readonly Work[]
  oneWithHalf: readonly Work[]
  two: readonly Work[]
}

/**
 * The ratio of two programs to one, and what of it the number of callers makes: fewer callers of a process find less to
 * do together in one turn of it.
 * @param name of several of them
 * @param callers of one
 */
export function copiesTable(name: string, callers: number, { one, oneWithHalf, two }: Compared): string {
  const half = callers / 2
  const ofOne = { half: ratios(oneWithHalf, one), two: ratios(two, one) }
  const ofHalf = ratios(two, oneWithHalf)
  const row = (title: string, work: readonly Work[], ...given: string[]) =>
    `| ${[title, figure(work, 'perSecond'), figure(work, 'perProcessorSecond'), ...given].join(' | ')} |`
  const percent = (values: readonly number[]) => `${Math.round(percentile(values, 50) * 100)} %`
  return [
    `| ${name} | calls a second | calls per second of processor | of one, ${callers} callers | of one, ${half} callers |`,
    '|---|--:|--:|--:|--:|',
    row(`one, ${callers} callers`, one, '', ''),
    row(`one, ${half} callers`, oneWithHalf, spread(ofOne.half, 2), ''),
    row(`two, ${half} callers each`, two, spread(ofOne.two, 2), spread(ofHalf, 2)),
    '',
    `Two do ${percent(ofOne.two)} of the work of one with the same processor time; the goal is 90 %. With ${half} callers one alone does ${percent(ofOne.half)}, and two do ${percent(ofHalf)} of that.`,
  ].join('\n')
}

/** Round by round: what else the machine did was the same for both. */
function ratios(work: readonly Work[], beside: readonly Work[]): number[] {
  return work.map(
    ({ perProcessorSecond }, index) => perProcessorSecond / (beside[index]?.perProcessorSecond ?? Number.NaN),
  )
}

function figure(work: readonly Work[], name: keyof Work): string {
  return spread(
    work.map((each) => each[name]),
    0,
  )
}
