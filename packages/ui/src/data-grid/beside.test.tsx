import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { find, named, render, unmountAll } from '../testing/render.tsx'
import { Beside } from './beside.tsx'

afterEach(unmountAll)

it('ends where the window ends, so that what can be done is in view', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  Element.prototype.scrollIntoView ??= vi.fn()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 289.6, 400, 600))
  render(
    <Beside panel={{ id: '1', title: 'Inès Karoui', children: <p>En tram</p>, onClose: vi.fn() }}>
      <p>Participants</p>
    </Beside>,
  )
  expect(document.querySelector('section')?.style.maxHeight).toBe('max(320px, calc(100dvh - 290px - 16px))')
})

it('lets the keys scroll a panel that holds words alone, under the name of its row', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  // jsdom has no layout, and nothing to scroll.
  Element.prototype.scrollIntoView ??= vi.fn()
  render(
    <Beside panel={{ id: '1', title: 'Inès Karoui', children: <p>En tram</p>, onClose: vi.fn() }}>
      <p>Participants</p>
    </Beside>,
  )
  const body = document.querySelector('section [role="group"]')
  expect(body?.getAttribute('tabindex')).toBe('0')
  expect(document.getElementById(body?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Inès Karoui')
})

it('carries nothing of one row over to the next above a narrow table, and keeps the window and the focus in it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const rowOf = (name: string) => (
    <Beside
      panel={{
        id: name,
        title: name,
        children: <Begun name={name} />,
        steps: { before: vi.fn(), after: vi.fn() },
        onClose: vi.fn(),
      }}
    >
      <p>Participants</p>
    </Beside>
  )
  const { rerender } = render(rowOf('Inès'))
  const opened = find('[role="dialog"]')
  named('Suivant').focus()
  rerender(rowOf('Odette'))
  expect(opened.textContent).toContain('Odette, begun by Odette')
  expect(find('[role="dialog"]')).toBe(opened)
  expect(document.activeElement).toBe(named('Suivant'))
})

/** Holds something of the row that it began with. */
function Begun({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`${name}, begun by ${first}`}</p>
}
