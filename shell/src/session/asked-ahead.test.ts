import { describe, expect, it, vi } from 'vitest'
import { createAskedAhead } from './asked-ahead.ts'
import type { SignedRequest } from './request.ts'

const list: SignedRequest = {
  method: 'GET',
  path: '/mission/list',
  query: { page: '0', near: '69003 Lyon' },
  remote: 'mf-missions',
}
/** The same, as the page says it. */
const asked: SignedRequest = { ...list, query: { near: '69003 Lyon', page: 0, search: undefined } }

function start(answers: (() => Promise<unknown>)[] = []) {
  const clock = { now: 0 }
  const send = vi.fn((_request: SignedRequest) => answers.shift()?.() ?? Promise.resolve('anew'))
  return { clock, send, ahead: createAskedAhead(send, () => clock.now) }
}

const first = () => Promise.resolve('ahead')

describe('a call that was asked for ahead', () => {
  it('is answered once by what came, without a toast if it fails', async () => {
    const { ahead, send } = start([first])
    ahead.ask([list])
    expect(send.mock.lastCall).toEqual([{ ...list, inline: true }])
    expect(await ahead.request(asked)).toBe('ahead')
    expect(await ahead.request(asked)).toBe('anew')
    expect(send.mock.calls).toHaveLength(2)
  })

  it('is asked for by the page itself where it failed', async () => {
    const { ahead, send } = start([() => Promise.reject(new Error('away'))])
    ahead.ask([list])
    expect(await ahead.request(asked)).toBe('anew')
    expect(send.mock.lastCall).toEqual([asked])
  })

  it.each<[string, SignedRequest]>([
    ['for another remote', { ...asked, remote: 'mf-articles' }],
    ['with another query', { ...asked, query: { page: 1 } }],
    ['as a file', { ...asked, answer: 'text' }],
    ['by a change', { ...asked, method: 'POST' }],
  ])('does not answer %s', async (_, other) => {
    const { ahead } = start([first])
    ahead.ask([list])
    expect(await ahead.request(other)).toBe('anew')
  })

  it('is old after a minute', async () => {
    const { ahead, clock } = start([first, first])
    ahead.ask([list])
    clock.now = 59_999
    expect(await ahead.request(asked)).toBe('ahead')
    ahead.ask([list])
    clock.now += 60_000
    expect(await ahead.request(asked)).toBe('anew')
  })

  it('holds no longer when something has changed', async () => {
    const { ahead } = start([first])
    ahead.ask([list])
    ahead.forget()
    expect(await ahead.request(asked)).toBe('anew')
  })
})
