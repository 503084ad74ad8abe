import { expect, it, onTestFinished, vi } from 'vitest'
import { createStyleCache } from './style-cache.ts'

const rendered = '<style data-emotion="ens 1abc">.ens-1abc{color:red;}</style>'

it('takes over the styles of a rendered page by their names, and a frame leaves them where they are', () => {
  document.head.insertAdjacentHTML('beforeend', rendered)
  const element = document.head.lastElementChild
  onTestFinished(() => element?.remove())
  expect(createStyleCache().inserted['1abc']).toBe(true)
  const frame = document.implementation.createHTMLDocument()
  expect(createStyleCache(undefined, frame.head).inserted['1abc']).toBeUndefined()
  expect(element?.parentNode).toBe(document.head)
})

it('names of makers stand beside a property only where a browser of today knows no other', () => {
  const cache = createStyleCache()
  const insert = vi.spyOn(cache.sheet, 'insert')
  const styles = 'display:flex;transition:none;user-select:none;@media print{print-color-adjust:exact;}'
  cache.insert('.ens-x', { name: 'x', styles }, cache.sheet, true)
  expect(insert.mock.calls.map(([rule]) => rule)).toEqual([
    '.ens-x{display:flex;transition:none;-webkit-user-select:none;user-select:none;}',
    '@media print{.ens-x{-webkit-print-color-adjust:exact;print-color-adjust:exact;}}',
  ])
})
