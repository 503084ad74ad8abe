import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'
import { sampleModule, samplePart } from './testing/sample-remotes.ts'

const page = () => null

/** A module whose page begins with something. */
const beginningWith = (first: () => unknown) =>
  sampleModule({ routes: [{ path: samplePart.id, load: () => Promise.resolve({ Component: page, first }) }] })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a page is there when the answer is with which it begins', async () => {
  let answer: (list: unknown) => void = () => {}
  const asked = vi.fn(() => new Promise((resolve) => (answer = resolve)))
  let component: unknown
  const loading = loadPart(
    beginningWith(() => 'the list'),
    samplePart,
    asked,
  ).then((came) => (component = came))
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveBeenCalledExactlyOnceWith('the list')
  expect(component).toBeUndefined()
  answer(null)
  await loading
  expect(component).toBe(page)
})

test('a page does not wait long for it, nor for what goes wrong there', async () => {
  const never = loadPart(
    beginningWith(() => 'the list'),
    samplePart,
    () => new Promise(() => {}),
  )
  await vi.advanceTimersByTimeAsync(200)
  expect(await never).toBe(page)
  const broken = beginningWith(() => {
    throw new Error('broken')
  })
  expect(await loadPart(broken, samplePart, () => Promise.reject(new Error('refused')))).toBe(page)
  expect(
    await loadPart(
      beginningWith(() => 'the list'),
      samplePart,
      () => Promise.reject(new Error('refused')),
    ),
  ).toBe(page)
})
