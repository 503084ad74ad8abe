import { publishedCount } from '../../src/domain/count-noise.ts'

const known = new Map<string, ReadonlyMap<number | null, number>>()

/** How likely each answer is where so many people match, exactly: what somebody knows who has read the source. */
export function likelihoods(count: number, epsilon: number): ReadonlyMap<number | null, number> {
  const name = `${count} ${epsilon}`
  const before = known.get(name)
  if (before) return before
  const alpha = Math.exp(-epsilon)
  const bound = Math.round(15 / epsilon)
  const answers = new Map<number | null, number>()
  for (let noise = -bound; noise <= bound; noise += 1) {
    const end = Math.abs(noise) === bound ? 1 / (1 + alpha) : (1 - alpha) / (1 + alpha)
    const answer = publishedCount(count, noise)
    answers.set(answer, (answers.get(answer) ?? 0) + end * alpha ** Math.abs(noise))
  }
  known.set(name, answers)
  return answers
}
