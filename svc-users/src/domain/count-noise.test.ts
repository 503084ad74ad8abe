import { describe, expect, it } from 'vitest'
import { blurOf, noiseFrom, publishedCount } from './count-noise.ts'
import { likelihoods } from '../../test/privacy/likelihoods.ts'

const blurs = [blurOf('69'), blurOf(null)]
/** What bounded noise gives up: an answer that one more or less makes possible at all. */
const delta = 2e-7
const counts = Array.from({ length: 150 }, (_, count) => count)

describe.each(blurs)('a number told with epsilon $epsilon', ({ epsilon, margin }) => {
  it('is in tens, or not told', () => {
    const told = counts.flatMap((count) => [-15, 0, 15].map((noise) => publishedCount(count, noise)))
    expect(told.every((number) => number === null || (number >= 10 && number % 10 === 0))).toBe(true)
    expect([0, 4, 5, 14, 15].map((count) => publishedCount(count, 0))).toEqual([null, null, 10, 10, 20])
  })

  it('has noise of the two-sided geometric distribution, within fifteen times 1 / epsilon', () => {
    const alpha = Math.exp(-epsilon)
    const upTo = (noise: number) => (noise < 0 ? alpha ** -noise / (1 + alpha) : 1 - alpha ** (noise + 1) / (1 + alpha))
    for (let noise = -40; noise <= 40; noise += 1) {
      expect([noiseFrom(upTo(noise) - 1e-9, epsilon), noiseFrom(upTo(noise) + 1e-9, epsilon)]).toEqual([
        noise,
        noise + 1,
      ])
    }
    const ends = [2 ** -49, 1 - 2 ** -49].map((uniform) => noiseFrom(uniform, epsilon))
    expect(ends).toEqual([-15 / epsilon, 15 / epsilon])
  })

  it('is at most e^epsilon times as likely with one person more, or one less', () => {
    for (const count of counts) {
      const [fewer, more] = [likelihoods(count, epsilon), likelihoods(count + 1, epsilon)]
      for (const answer of new Set([...fewer.keys(), ...more.keys()])) {
        const [one, other] = [fewer.get(answer) ?? 0, more.get(answer) ?? 0]
        expect(one).toBeLessThanOrEqual(Math.exp(epsilon) * other + delta)
        expect(other).toBeLessThanOrEqual(Math.exp(epsilon) * one + delta)
      }
    }
  })

  it('is within the margin in 95 of 100 answers', () => {
    for (const count of counts) {
      const near = [...likelihoods(count, epsilon)].filter(([answer]) => Math.abs((answer ?? 0) - count) <= margin)
      expect(near.reduce((sum, [, likelihood]) => sum + likelihood, 0)).toBeGreaterThanOrEqual(0.95)
    }
  })
})
