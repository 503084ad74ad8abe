import { expect, it } from 'vitest'
import { readHidden } from '../realm/hidden-text.ts'
import { takePageKey } from './page-key.ts'

it('takes the key of the page out of the page', () => {
  const key = 'k'.repeat(43)
  document.head.append(Object.assign(document.createElement('meta'), { name: 'ensemble-page-key', content: key }))
  const taken = takePageKey()
  expect(taken && readHidden(taken)).toBe(key)
  expect(document.head.innerHTML).not.toContain(key)
  expect(takePageKey()).toBeNull()
})
