import { askFor } from '../gateway/callers.ts'
import type { Program } from '../gateway/programs.ts'
import type { Identity } from '../identity.ts'
import { settings } from '../settings.ts'
import { copiesTable, type Work } from './copies-table.ts'
import { keepOnTwoCores } from './cores.ts'

const callers = 16
const seconds = 3
/** As many people as may call at the rate of a bench without a limit. */
const people = 2_000

/**
 * The same work by one program and by two on the same cores, and by one with as few callers as each of the two gets.
 * @param name of several of them
 * @param asked the path, and who the person of a number is: answers about somebody need somebody who is there
 * @returns a table with the ratios
 */
export async function copiesChapter(
  name: string,
  { path, idOf }: { path: string; idOf: (n: number) => string },
  [first, second]: readonly [Program, Program],
  identity: Identity,
): Promise<string> {
  const cores = keepOnTwoCores([...first.pids, ...second.pids])
  const tokens = Array.from({ length: people }, (_, n) =>
    identity.tokenFor({ id: idOf(n), role: 'member', departmentCode: '75' }),
  )
  const ask = (program: Program, by: number) => askFor(program, { callers: by, path, tokens, seconds })
  const one: Work[] = []
  const oneWithHalf: Work[] = []
  const two: Work[] = []
  for (let round = -1; round < settings.rounds; round += 1) {
    const alone = together([await ask(first, callers)])
    const aloneWithHalf = together([await ask(first, callers / 2)])
    const both = together(await Promise.all([ask(first, callers / 2), ask(second, callers / 2)]))
    if (round < 0) continue
    one.push(alone)
    oneWithHalf.push(aloneWithHalf)
    two.push(both)
  }
  const place =
    cores.length > 0
      ? `Kept on ${cores.length === 1 ? 'core' : 'cores'} ${cores.join(' and ')}; callers and PostgreSQL run where they like.`
      : 'Not kept on two cores: there is no taskset here.'
  return `${copiesTable(name, callers, { one, oneWithHalf, two })} ${place}`
}

/** What several did at the same time: processor time is counted per call, so it is weighed by their calls. */
function together(rounds: readonly { rate: number; processor: number }[]): Work {
  const perSecond = rounds.reduce((sum, { rate }) => sum + rate, 0)
  const processor = rounds.reduce((sum, round) => sum + round.rate * round.processor, 0) / perSecond
  return { perSecond, perProcessorSecond: 1_000_000 / processor }
}
