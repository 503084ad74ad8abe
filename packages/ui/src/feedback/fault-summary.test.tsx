import { afterEach, expect, it, vi } from 'vitest'
import { click, find, render, unmountAll } from '../testing/render.tsx'
import { FaultSummary } from './fault-summary.tsx'

afterEach(unmountAll)

it('is spoken, names each field, and leads to it', () => {
  const goes = { title: vi.fn(), place: vi.fn() }
  const items = [
    { id: 'title', label: 'Titre', onGo: goes.title },
    { id: 'place', label: 'Lieu', onGo: goes.place },
  ]
  render(<FaultSummary title="2 champs sont à corriger." items={items} />)
  expect(find('[role="alert"]').textContent).toContain('2 champs sont à corriger.')
  expect([...document.querySelectorAll('[role="alert"] li')].map(({ textContent }) => textContent)).toEqual([
    'Titre',
    'Lieu',
  ])
  click(find('li:last-child button'))
  expect(goes.place).toHaveBeenCalledOnce()
  expect(goes.title).not.toHaveBeenCalled()
})
