import { afterEach, expect, it, vi } from 'vitest'
import { render, unmountAll } from '../testing/render.tsx'
import { Beside } from './beside.tsx'

afterEach(() => {
  unmountAll()
  vi.unstubAllGlobals()
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
