import { expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'
import { sampleModule, samplePart } from './testing/sample-remotes.ts'

test('a page is there when that is with which it begins', async () => {
  const page = Object.assign(() => null, { first: () => null })
  const module = sampleModule({
    routes: [{ path: samplePart.id, load: () => Promise.resolve({ Component: page }) }],
  })
  let answer = () => {}
  const asked = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  const arrived = vi.fn()
  const loading = loadPart(module, samplePart, asked).then(arrived)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(page))
  expect(arrived).not.toHaveBeenCalled()
  answer()
  await loading
  expect(arrived).toHaveBeenCalledExactlyOnceWith(page)
})
