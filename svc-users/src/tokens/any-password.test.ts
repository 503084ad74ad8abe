import { beforeAll, describe, expect, it } from 'vitest'
import { checkPassword } from '../domain/password-policy.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts'

const seed = 20_261_121

/** The same strings at each run: a failure can be looked at again. */
function createRandom(start: number) {
  let state = start
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Letters with accents, signs, spaces in front and behind, other scripts and signs of four bytes. */
const ranges = [
  [0x20, 0x7e],
  [0xc0, 0x17f],
  [0x391, 0x3c9],
  [0x4e00, 0x4fff],
  [0x1f300, 0x1f5ff],
] as const

function anyPassword(random: (below: number) => number, length: number): string {
  return Array.from({ length }, () => {
    const [from, to] = ranges[random(ranges.length)] ?? ranges[0]
    return String.fromCodePoint(from + random(to - from + 1))
  }).join('')
}

/** AU01: any composition, from the shortest to the longest, taken as it is. */
describe('any password of 15 to 128 code points', () => {
  const random = createRandom(seed)
  const lengths = [15, 72, 73, 128, ...Array.from({ length: 12 }, () => 15 + random(114))]
  const passwords = lengths.map((length) => anyPassword(random, length))

  let hasher: PasswordHasher
  beforeAll(async () => {
    hasher = await createPasswordHasher(2, 10)
  })

  it.each(passwords)('%j is accepted, and nothing shorter opens the account', async (password) => {
    expect(() => checkPassword(password, ['ines@example.org'], { minLength: 12, maxLength: 128 })).not.toThrow()
    const stored = await hasher.hash(password)
    expect(await hasher.verify(password, stored)).toBe(true)
    const cut = new TextDecoder().decode(new TextEncoder().encode(password).subarray(0, 72))
    if (cut !== password) expect(await hasher.verify(cut, stored)).toBe(false)
    expect(await hasher.verify([...password].slice(0, -1).join(''), stored)).toBe(false)
    expect(await hasher.verify(` ${password}`, stored)).toBe(false)
  })
})
