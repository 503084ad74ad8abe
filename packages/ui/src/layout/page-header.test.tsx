import { afterEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { PageHeader } from './page-header.tsx'

afterEach(unmountAll)

it('has its arrow in line with the words of the way back', () => {
  render(<PageHeader title="Une mission" back={{ label: 'Trouver une mission', href: '/missions/browse' }} />)
  expect(window.computedStyle(find('header a > span')).display).toBe('inline-flex')
})

it('is no wider than the page, however long a word of its title is', () => {
  render(<PageHeader title="Comprendre l’hormonothérapie" />)
  expect(window.computedStyle(find('header')).gridTemplateColumns).toBe('minmax(0, 1fr)')
})
