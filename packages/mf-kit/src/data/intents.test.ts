import { expect, test, vi } from 'vitest'
import { createIntents } from './intents.ts'

function start() {
  let made = 0
  const clock = { now: 0 }
  const keys: string[] = []
  const sendOnce = createIntents({ newKey: () => `key-${(made += 1)}`, now: () => clock.now })
  const send = (meaning: string, answer: () => Promise<unknown>) =>
    sendOnce(meaning, (key) => {
      keys.push(key)
      return answer()
    })
  return { send, keys, clock }
}

const fine = () => Promise.resolve('done')
const failing = (status: number, code: string) => () =>
  Promise.reject(Object.assign(new Error(code), { status, code, message: code, fields: {} }))

test.each([
  [503, 'SERVICE_UNAVAILABLE'],
  [504, 'UPSTREAM_TIMEOUT'],
  [500, 'SOMETHING_WENT_WRONG'],
  [401, 'SESSION_EXPIRED'],
  [429, 'RATE_LIMITED'],
  [409, 'REQUEST_IN_PROGRESS'],
])('what was not answered (%i %s) is sent again under its key', async (status, code) => {
  const { send, keys } = start()
  await expect(send('register', failing(status, code))).rejects.toThrow()
  await expect(send('register', fine)).resolves.toBe('done')
  expect(keys).toEqual(['key-1', 'key-1'])
})

test.each([
  [409, 'MISSION_FULL'],
  [422, 'VALIDATION_FAILED'],
  [403, 'FORBIDDEN'],
])('what was refused (%i %s) is another intent the next time', async (status, code) => {
  const { send, keys } = start()
  await expect(send('register', failing(status, code))).rejects.toThrow()
  await send('register', fine)
  expect(keys).toEqual(['key-1', 'key-2'])
})

test('what was done is another intent the next time, and so is what says something else', async () => {
  const { send, keys } = start()
  await send('register', fine)
  await send('register', fine)
  await expect(send('register', failing(503, 'SERVICE_UNAVAILABLE'))).rejects.toThrow()
  await send('register differently', fine)
  expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4'])
})

test('two presses before the answer are one request', async () => {
  const { send } = start()
  const answer = vi.fn(fine)
  expect(await Promise.all([send('register', answer), send('register', answer)])).toEqual(['done', 'done'])
  expect(answer).toHaveBeenCalledOnce()
})

test('a tab that was left open overnight does not come back with a key that servers have forgotten', async () => {
  const { send, keys, clock } = start()
  await expect(send('register', failing(503, 'SERVICE_UNAVAILABLE'))).rejects.toThrow()
  clock.now += 13 * 60 * 60 * 1000
  await send('register', fine)
  expect(keys).toEqual(['key-1', 'key-2'])
})

test('keys of its own making are what servers take', async () => {
  const keys: string[] = []
  const sendOnce = createIntents()
  for (const meaning of ['a', 'b'])
    await sendOnce(meaning, async (key) => {
      keys.push(key)
    })
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9-]{8,64}$/)
})
