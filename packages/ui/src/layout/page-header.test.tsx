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

it('has its main action in the page on a phone too, over nothing', () => {
  render(<PageHeader title="Gérer les missions" action={<button type="button">Nouvelle mission</button>} />)
  const own = [...find('.ens-page-action').classList].find((name) => name !== 'ens-page-action') ?? 'none'
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)
  const itsRules = rules.filter((text) => text.includes(own))
  expect(itsRules.length).toBeGreaterThan(0)
  expect(itsRules.join('\n')).not.toContain('fixed')
})
