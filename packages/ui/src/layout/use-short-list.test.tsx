import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { CardGrid } from './card-grid.tsx'
import { Folded } from './folded.tsx'

beforeEach(() => void (document.documentElement.dataset.comfort = 'space fewer'))
afterEach(() => {
  unmountAll()
  delete document.documentElement.dataset.comfort
})

const twelve = Array.from({ length: 12 }, (_none, index) => `Carte ${index + 1}`)
const cards = () => document.querySelectorAll('li').length

it('shows five at a time to who asked for fewer, and goes on with the first of the next ones', () => {
  render(
    <CardGrid>
      {twelve.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </CardGrid>,
  )
  expect([cards(), find('button').textContent]).toEqual([5, 'Voir la suite (7)'])
  act(() => find('button').click())
  expect([cards(), document.activeElement?.textContent]).toEqual([10, 'Carte 6'])
  act(() => find('button').click())
  expect([cards(), document.querySelector('button')]).toEqual([12, null])
})

it('shows all of it again as soon as that is chosen', async () => {
  render(<CardGrid>{twelve}</CardGrid>)
  await act(async () => {
    document.documentElement.dataset.comfort = 'space'
    await Promise.resolve()
  })
  expect(cards()).toBe(12)
})

it('shows what follows a summary on demand to who asked for fewer, and goes on there', async () => {
  render(
    <Folded label="Lire tout">
      <p>La suite</p>
    </Folded>,
  )
  expect(document.querySelector('p')).toBeNull()
  act(() => find('button').click())
  expect(document.activeElement?.textContent).toBe('La suite')
  await act(async () => {
    document.documentElement.dataset.comfort = 'space'
    await Promise.resolve()
  })
  expect([document.querySelector('p')?.textContent, document.querySelector('button')]).toEqual(['La suite', null])
})
