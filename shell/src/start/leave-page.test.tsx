import { expect, it, vi } from 'vitest'
import { followLeaving } from './leave-page.ts'

it('knows a page that is hidden, and one that goes, before whoever sends something then', () => {
  const leaving = followLeaving()
  const seen: boolean[] = []
  window.addEventListener('pagehide', () => seen.push(leaving()), { once: true })
  const visible = vi.spyOn(document, 'visibilityState', 'get')
  visible.mockReturnValue('hidden')
  expect(leaving()).toBe(true)
  visible.mockReturnValue('visible')
  expect(leaving()).toBe(false)
  window.dispatchEvent(new Event('pagehide'))
  expect(seen).toEqual([true])
})
