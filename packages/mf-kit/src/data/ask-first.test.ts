import type { User } from '@ensemble/contracts/users/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askFirst } from './ask-first.ts'

const reader: User = { id: '0190a000-0000-7000-8000-000000000001', displayName: 'Camille Exemple' }
const store = { dispatch: vi.fn(), getState: () => ({}) }
const beginningWith = (first: (who: User) => unknown) => Object.assign(() => null, { first })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what a screen begins with is put to the store, for whoever reads', async () => {
  const question = vi.fn(() => Promise.resolve('the list'))
  const first = vi.fn(() => question)
  await askFirst(store, beginningWith(first), reader)
  expect(first).toHaveBeenCalledExactlyOnceWith(reader)
  expect(question).toHaveBeenCalledExactlyOnceWith(store.dispatch, store.getState)
})

test('a screen waits no longer than a moment for it', async () => {
  const done = vi.fn()
  void askFirst(
    store,
    beginningWith(() => () => new Promise(() => {})),
    reader,
  ).then(done)
  await vi.advanceTimersByTimeAsync(399)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})

test.each([
  ['nothing', () => null],
  ['no question', () => 'a list'],
  ['a fault', () => Promise.reject.bind(Promise, new Error('refused'))],
  [
    'a fault of its own',
    () => {
      throw new Error('broken')
    },
  ],
])('a screen that begins with %s comes as before', async (_what, first) => {
  await askFirst(store, beginningWith(first), reader)
})

test('a refusal leaves nothing behind: the screen asks for itself, and says so', async () => {
  const refused = Object.assign(Promise.resolve({ isError: true }), { queryCacheKey: 'missionsList({})' })
  await askFirst(
    store,
    beginningWith(() => () => refused),
    reader,
  )
  const payload = { queryCacheKey: 'missionsList({})' }
  expect(store.dispatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ payload }))
})
