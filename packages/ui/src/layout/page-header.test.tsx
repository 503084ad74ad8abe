import { afterEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { PageHeader } from './page-header.tsx'

afterEach(unmountAll)

it('is no wider than the page, however long a word of its title is', () => {
  render(<PageHeader title="Comprendre l’hormonothérapie" />)
  expect(window.computedStyle(find('header')).gridTemplateColumns).toBe('minmax(0, 1fr)')
})
