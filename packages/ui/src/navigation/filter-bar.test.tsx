import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { find, named, render, unmountAll } from '../testing/render.tsx'
import { FilterBar } from './filter-bar.tsx'

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
})

it('draws the choices once: in a row on a wide screen, and on a phone when they are asked for', () => {
  let drawn = 0
  function Choices() {
    drawn += 1
    return <p>Domaines</p>
  }
  render(<FilterBar filters={<Choices />} />)
  expect([drawn, find('p').textContent]).toEqual([1, 'Domaines'])
  unmountAll()
  drawn = 0
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<FilterBar filters={<Choices />} />)
  expect([drawn, document.querySelector('p')]).toEqual([0, null])
  act(() => find('button').click())
  expect([drawn > 0, find('p').textContent]).toEqual([true, 'Domaines'])
})

it('counts what is chosen on its button, but not the words that are looked for', () => {
  const onRemove = () => {}
  const search = { id: 'search', label: '« repos »', onRemove, searched: true }
  render(<FilterBar filters={<p>Domaines</p>} active={[search]} />)
  expect(find('button').textContent).toBe('Filtres')
  unmountAll()
  render(<FilterBar filters={<p>Domaines</p>} active={[search, { id: 'lyon', label: 'Rhône', onRemove }]} />)
  expect(find('button').textContent).toBe('Filtres (1)')
})

it('passes the focus on with a chip that goes: to the next one, to the one before, then to the choices', async () => {
  const bar = (...names: string[]) => (
    <FilterBar
      filters={<p>Domaines</p>}
      allFilters={<p>Tout</p>}
      active={names.map((name) => ({ id: name, label: name, onRemove: () => {} }))}
      onClear={() => {}}
    />
  )
  const { rerender } = render(bar('Rhône', 'Le soir', 'Courte'))
  named('Retirer Le soir').focus()
  rerender(bar('Rhône', 'Courte'))
  await expect.poll(() => document.activeElement).toBe(named('Retirer Courte'))
  rerender(bar('Rhône'))
  await expect.poll(() => document.activeElement).toBe(named('Retirer Rhône'))
  rerender(bar())
  await expect.poll(() => document.activeElement).toBe(named('Filtres'))
})

it('draws no row of many choices on a tablet, whose words would stand on two lines', () => {
  const matches = (query: string) => query.includes('max-width: 899')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  render(<FilterBar filters={<p>Domaines</p>} allFilters={<p>Tout</p>} />)
  expect(document.querySelector('p')).toBeNull()
  act(() => find('button').click())
  expect(find('p').textContent).toBe('Tout')
  unmountAll()
  render(<FilterBar filters={<p>Domaines</p>} />)
  expect(find('p').textContent).toBe('Domaines')
})

it('draws many choices once their window is there, so that the press is answered before', () => {
  let windowWasThere: boolean | undefined
  function Many() {
    windowWasThere ??= document.querySelector('[role="dialog"]') !== null
    return <p>Tout</p>
  }
  render(<FilterBar filters={<b>Domaines</b>} allFilters={<Many />} />)
  act(() => find('button').click())
  expect([windowWasThere, find('p').textContent]).toEqual([true, 'Tout'])
})
