import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { SealedPositions } from './sealed-positions.ts'

const key = randomBytes(32)
const position = { streams: 'sd3f2.17-sd3f2.412-sd3f2.9', revision: 3 }

it('seals the same position differently each time, and shows no count', () => {
  const positions = new SealedPositions(key)
  const [one, other] = [positions.seal(position), positions.seal(position)]
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('412')
  expect(one).toMatch(/^[\w-]+$/)
})

it('is read by every gateway with the key, and by no other', () => {
  const sealed = new SealedPositions(key).seal(position)
  expect(new SealedPositions(key).read(sealed)).toEqual(position)
  expect(new SealedPositions(randomBytes(32)).read(sealed)).toBeNull()
})

it.each(['', 'undefined', 'sd3f2.17-sd3f2.412-sd3f2.9-3', randomBytes(80).toString('base64url'), 'a'.repeat(5000)])(
  'takes %j for no position',
  (text) => {
    expect(new SealedPositions(key).read(text)).toBeNull()
  },
)
