import { expect, it } from 'vitest'
import { createStore } from './store.ts'

it('tells of an answer in the same task, and not with the next picture', async () => {
  const store = createStore()
  // With its first action the cache takes its place.
  store.dispatch({ type: 'first' })
  let told = 0
  store.subscribe(() => (told += 1))
  store.dispatch({ type: 'answer', meta: { RTK_autoBatch: true } })
  await Promise.resolve()
  expect(told).toBe(1)
})
