import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { createRestarts } from './restarts.mjs'

class Answer extends EventEmitter {
  destroyed = false
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

/** Whether a request has been admitted, asked when everything that was decided has come through. */
async function isAdmitted(admitted: Promise<void>): Promise<boolean> {
  const done = vi.fn()
  void admitted.then(done)
  await new Promise((resolve) => setImmediate(resolve))
  return done.mock.calls.length > 0
}

it('ends the live lines when a service restarts, and opens them when it is back', async () => {
  const restarts = createRestarts()
  const line = new Answer()
  await restarts.admitted('/events', line, {})
  restarts.begun('svc-users')
  expect(line.destroyed).toBe(true)
  const next = restarts.admitted('/events', new Answer(), {})
  expect(await isAdmitted(next)).toBe(false)
  restarts.done('svc-users')
  expect(await isAdmitted(next)).toBe(true)
})

it('has a tab that comes back ask for everything: no event tells of changed code', async () => {
  const restarts = createRestarts()
  const headers = { 'last-event-id': 'MISSIONS:7', accept: 'text/event-stream' }
  await restarts.admitted('/events', new Answer(), headers)
  expect(headers).toEqual({ accept: 'text/event-stream' })
})

it('lets other requests through while a service restarts, and keeps them while the gateway does', async () => {
  const restarts = createRestarts()
  restarts.begun('svc-users')
  expect(await isAdmitted(restarts.admitted('/api/mission/list', new Answer(), {}))).toBe(true)
  restarts.begun('gateway')
  const kept = restarts.admitted('/api/mission/list', new Answer(), {})
  expect(await isAdmitted(kept)).toBe(false)
  restarts.done('gateway')
  expect(await isAdmitted(kept)).toBe(true)
})

it('opens a live line when the last of several programs is back', async () => {
  const restarts = createRestarts()
  restarts.begun('svc-users')
  restarts.begun('svc-missions')
  const line = restarts.admitted('/events', new Answer(), {})
  restarts.done('svc-users')
  expect(await isAdmitted(line)).toBe(false)
  restarts.done('svc-missions')
  expect(await isAdmitted(line)).toBe(true)
})

it('forgets a visitor who left while waiting', async () => {
  const restarts = createRestarts()
  restarts.begun('gateway')
  const gone = new Answer()
  const waiting = restarts.admitted('/home', gone, {})
  gone.destroy()
  restarts.done('svc-users')
  expect(await isAdmitted(waiting)).toBe(true)
})
