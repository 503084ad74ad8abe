import { expect, it } from 'vitest'
import { chosen, keepComfort, readComfort } from './comfort.ts'

it('is what this browser kept, without what nobody knows any more', () => {
  expect(readComfort({ read: () => 'still.of-yesterday.text-150', write: () => {} })).toEqual(['text-150', 'still'])
})

it('takes one size of text, and one ground, for another, and lets go of what is not wanted', () => {
  const larger = chosen(chosen(chosen([], 'space', true), 'text-125', true), 'text-200', true)
  expect([larger, chosen(larger, 'space', false)]).toEqual([['space', 'text-200'], ['text-200']])
  expect(chosen(chosen(['space'], 'dark', true), 'light', true)).toEqual(['space', 'light'])
})

it('counts in the page and in the cookie, which goes with the last choice', () => {
  const page: { dataset: DOMStringMap } = { dataset: {} }
  let kept: string | null = null
  const stored = { read: () => kept, write: (value: string | null) => void (kept = value) }
  keepComfort(['space', 'text-200'], page, stored)
  expect([kept, page.dataset.comfort]).toEqual(['space.text-200', 'space text-200'])
  keepComfort([], page, stored)
  expect([kept, page.dataset.comfort]).toEqual([null, ''])
})
