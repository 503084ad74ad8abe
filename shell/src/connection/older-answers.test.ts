import { expect, it } from 'vitest'
import type { TransportOptions } from '../api/transport.ts'
import { createHeardChanges, notingTransport } from './older-answers.ts'

function world(reloaded = false) {
  let now = 10_000
  const accepted: (number | undefined)[] = []
  const changes = createHeardChanges(() => now, reloaded)
  const transport = notingTransport((_request, options?: TransportOptions) => {
    accepted.push(options?.acceptedSeconds)
    return Promise.resolve({ success: true, status: 200, message: '', data: null })
  }, changes)
  return {
    accepted,
    changes,
    pass: (ms: number) => void (now += ms),
    read: () => transport({ method: 'GET', path: '/mission/list' }),
    send: (path: string) => transport({ method: 'POST', path }),
  }
}

it('a page that has heard of no change takes an older list', async () => {
  const { accepted, read } = world()
  await read()
  expect(accepted).toEqual([5])
})

it('who has just changed something reads it, for as long as an older answer could lack it', async () => {
  const { accepted, read, send, pass } = world()
  await send('/mission/m/register')
  await read()
  pass(5000)
  await read()
  pass(1)
  await read()
  expect(accepted).toEqual([undefined, 0, 0, 5])
})

it('who has heard of a change reads it too, and so does who loads the page again', async () => {
  const heard = world()
  heard.changes.heard()
  await heard.read()
  const reloaded = world(true)
  await reloaded.read()
  expect([heard.accepted, reloaded.accepted]).toEqual([[0], [0]])
})

it('the renewal of a session changes no list', async () => {
  const { accepted, read, send } = world()
  await send('/auth/refresh')
  await read()
  expect(accepted).toEqual([undefined, 5])
})
