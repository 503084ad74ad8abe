import { articleElements } from '@ensemble/contracts/rich-text'
import { expect, it } from 'vitest'
import { allowedElements } from './allowed-elements.ts'

it('shows what the server keeps, line breaks besides; links and pictures have rules of their own', () => {
  const kept = articleElements
    .filter((element) => element !== 'a' && element !== 'img')
    .map((name) => name.toUpperCase())
  expect(Object.keys(allowedElements).sort()).toEqual([...kept, 'BR'].sort())
})
