import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
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
