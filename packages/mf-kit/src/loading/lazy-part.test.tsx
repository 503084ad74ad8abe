import { Component, type ReactNode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'failed' : this.props.children)
}

test('a part whose code was dropped is loaded when it is shown anew', async () => {
  let down = true
  const load = vi.fn(() =>
    down ? Promise.reject(new Error('dropped')) : Promise.resolve({ default: () => 'the part' }),
  )
  const Part = lazyPart(load)
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (attempt: number) =>
    root.render(
      <Boundary key={attempt}>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </Boundary>,
    )
  show(0)
  await expect.poll(() => place.textContent).toBe('failed')
  expect(load, 'asked three times, and not for ever').toHaveBeenCalledTimes(3)
  down = false
  // The failure is forgotten a moment later: a visitor does not press Retry within milliseconds.
  await expect
    .poll(
      () => {
        show(Date.now())
        return place.textContent
      },
      { interval: 200 },
    )
    .toBe('the part')
  root.unmount()
})
