import { expect, it } from 'vitest'
import { holds, pack, unpack } from './packed-words.ts'

const words = ['a', 'ab', 'abandonnée', 'abandonnées', 'été', 'étés', 'zèbre', '0123456789abc', '0123456789abd', '🌻🌻']
const others = ['', 'abc', 'aba', 'abandonné', 'abandonnéesx', 'et', 'zzz', '0', '0123456789ab', '🌻', 'ab\nabandonnée']

it('finds each word that was packed, and no other', () => {
  const packed = unpack(pack(words))
  expect(words.filter((word) => !holds(packed, word))).toEqual([])
  expect(others.filter((word) => holds(packed, word))).toEqual([])
})

it('takes a word once, in whatever order they come', () => {
  expect(pack([...words].reverse().concat(words))).toEqual(pack(words))
})

it('finds nothing where there is nothing', () => {
  expect(holds(unpack(pack([])), 'a')).toBe(false)
})

it('takes no more memory than the words', () => {
  expect(unpack(pack(words)).toString()).toBe(
    [...words]
      .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
      .map((word) => `${word}\n`)
      .join(''),
  )
})
