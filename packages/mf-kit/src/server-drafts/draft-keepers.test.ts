import type { Session, ShellRequest } from '@ensemble/contracts/remote'
import { expect, test } from 'vitest'
import { createDraftKeepers } from './draft-keepers.ts'

function start() {
  const session = { user: 'a' as string | null, reachable: true }
  const sent: ShellRequest[] = []
  let listener = () => {}
  const get = (): Session => {
    const user = session.user === null ? null : { id: session.user, displayName: '' }
    return { authenticated: user !== null, user, role: null }
  }
  const timers: (() => void)[] = []
  const keepers = createDraftKeepers({
    shell: {
      request: async (request) => {
        sent.push(request)
        if (!session.reachable) throw new Error('no answer')
        return { content: null, updatedAt: null }
      },
      session: {
        get,
        subscribe: (next) => {
          listener = next
          return () => undefined
        },
      },
    },
    setTimer: (work) => {
      timers.push(work)
      return () => timers.splice(timers.indexOf(work), 1)
    },
  })
  const become = (user: string | null) => {
    session.user = user
    listener()
  }
  return { keepers, sent, become, timers, session }
}

test('asks in the name of the person, and needs no toast', async () => {
  const { keepers, sent } = start()
  await keepers.of('a', 'form').load()
  keepers.of('a', 'form').keep('text')
  keepers.flush(true)
  expect(sent).toMatchObject([
    { method: 'GET', path: '/user/:userId/drafts/:key', params: { userId: 'a', key: 'form' }, inline: true },
    { method: 'PUT', params: { userId: 'a' }, body: { content: 'text' }, inline: true, keepalive: true },
  ])
})

test('what an ended session could not send is sent when the same person is back', () => {
  const { keepers, sent, become } = start()
  keepers.of('a', 'form').keep('text')
  become(null)
  keepers.flush(true)
  expect(sent).toEqual([])
  become('a')
  expect(sent).toMatchObject([{ method: 'PUT', body: { content: 'text' } }])
})

test('what one person wrote is neither sent for another nor found by them, nor by anybody afterwards', async () => {
  const { keepers, sent, become, timers } = start()
  keepers.of('a', 'form').keep('text')
  become(null)
  become('b')
  expect(timers).toEqual([])
  keepers.flush(true)
  expect(await keepers.of('b', 'form').load()).toBeNull()
  become('a')
  expect(await keepers.of('a', 'form').load()).toBeNull()
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('knows whether this tab alone holds something: what could not be sent, or is written without a network', async () => {
  const { keepers, session, become } = start()
  const form = keepers.of('a', 'form')
  await form.load()
  form.keep('text')
  // It is sent as the page is left.
  expect(keepers.holds(true)).toBe(false)
  expect(keepers.holds(false)).toBe(true)
  session.reachable = false
  keepers.flush(false)
  await expect.poll(() => keepers.holds(true)).toBe(true)
  // Nobody else is asked about it.
  become(null)
  expect(keepers.holds(true)).toBe(false)
  session.reachable = true
  become('a')
  await expect.poll(() => keepers.holds(true)).toBe(false)
})
