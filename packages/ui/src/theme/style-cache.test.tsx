import { afterEach, expect, it } from 'vitest'
import { createStyleCache } from './style-cache.ts'

const rendered = '<style data-emotion="ens 1abc">.ens-1abc{color:red;}</style>'

afterEach(() => {
  document.head.querySelector('style[data-emotion]')?.remove()
})

it('takes over the styles of a rendered page by their names, and a frame leaves them where they are', () => {
  document.head.insertAdjacentHTML('beforeend', rendered)
  const element = document.head.lastElementChild
  expect(createStyleCache().inserted['1abc']).toBe(true)
  const frame = document.implementation.createHTMLDocument()
  expect(createStyleCache(undefined, frame.head).inserted['1abc']).toBeUndefined()
  expect(element?.parentNode).toBe(document.head)
})
