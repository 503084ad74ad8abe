import { expect, test } from 'vitest'
import { HiddenText, readHidden } from './hidden-text.ts'

test('whoever holds a hidden text finds no way to it, nor does its class hand one out', () => {
  const token = new HiddenText('secret')
  expect(readHidden(token)).toBe('secret')
  expect(Reflect.ownKeys(token)).toEqual([])
  const handedOut = Reflect.ownKeys(HiddenText).map((key): unknown => Reflect.get(HiddenText, key))
  expect(handedOut.filter((value) => typeof value === 'function')).toEqual([])
  expect(Reflect.ownKeys(HiddenText.prototype)).toEqual(['constructor'])
})
