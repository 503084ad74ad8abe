import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find, render, settle, unmountAll } from '../testing/render.tsx'
import { Banner } from './banner.tsx'
import { SendStatus } from './send-status.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const text = () => document.body.textContent ?? ''

it('says after five seconds that the send is going on, and anew for the next one', () => {
  const { rerender } = render(<SendStatus sending failure={null} />)
  settle(() => vi.advanceTimersByTime(4900))
  expect(text()).toBe('')
  settle(() => vi.advanceTimersByTime(200))
  expect(find('[role="status"]').textContent).toContain('L’envoi continue')
  rerender(<SendStatus sending={false} failure={null} />)
  expect(text()).toBe('')
  rerender(<SendStatus sending failure={null} />)
  settle(() => vi.advanceTimersByTime(4900))
  expect(text()).toBe('')
})

it('says why it failed, and stops saying so when it is sent again', () => {
  const { rerender } = render(<SendStatus sending={false} failure="Réessayez dans un instant." />)
  expect(find('[role="alert"]').textContent).toContain('Réessayez dans un instant.')
  rerender(<SendStatus sending failure="Réessayez dans un instant." />)
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

it('keeps the region of a banner while there is nothing to say', () => {
  const { rerender } = render(<Banner>{null}</Banner>)
  const region = find('[role="status"]')
  expect(region.textContent).toBe('')
  rerender(<Banner severity="warning">Vous êtes hors connexion.</Banner>)
  expect(find('[role="status"]')).toBe(region)
  expect(region.textContent).toBe('Attention. Vous êtes hors connexion.')
})
