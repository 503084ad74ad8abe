import { expect, it } from 'vitest'
import { isFreshFor } from './fresh-proof.ts'

const now = new Date('2026-11-23T09:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  ['one that was just given', ago(0), true],
  ['one a moment before ten minutes', ago(599), true],
  ['one of ten minutes', ago(600), false],
  ['none', null, false],
])('takes %s', (_, provedAt, fresh) => {
  expect(isFreshFor('delete_account', provedAt, now)).toBe(fresh)
})
