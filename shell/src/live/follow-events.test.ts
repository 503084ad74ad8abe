import { getEventListeners } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HiddenText } from '../realm/hidden-text.ts'
import type { Send } from '../realm/natives.ts'
import { createCredentialHolder, credentialsOf } from '../session/credentials.ts'
import { followEvents } from './follow-events.ts'
import type { ServerEvent } from './parse-events.ts'

const bytes = new TextEncoder().encode('event: changed\ndata: {"tag":"été"}\n\n')

test('the line is heard and ends with the page, also in a browser that joins no signals and decodes no streams', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('AbortSignal', undefined)
  vi.stubGlobal('TextDecoderStream', undefined)
  const page = new AbortController()
  const holder = createCredentialHolder(() => 0)
  holder.set(credentialsOf({ accessToken: new HiddenText('known'), expiresIn: 600 }, 0))
  const sent: RequestInit[] = []
  const events: ServerEvent[] = []
  // In pieces of one byte, so that letters are cut as well; then it stays open.
  const send: Send = async (_address, init) => {
    sent.push(init)
    return new Response(
      new ReadableStream({
        start: (line) => {
          for (const byte of bytes) line.enqueue(Uint8Array.of(byte))
          init.signal?.addEventListener('abort', () => line.error(new DOMException('', 'AbortError')))
        },
      }),
    )
  }
  const followed = followEvents(
    {
      holder,
      send,
      heard: { position: '' },
      onOpened: () => {},
      onEvent: (event) => {
        events.push(event)
        page.abort()
      },
      wait: async () => {},
      setTimer: () => () => {},
      random: Math.random,
    },
    page.signal,
  )
  await followed
  expect(events).toEqual([{ name: 'changed', data: '{"tag":"été"}' }])
  expect(sent).toHaveLength(1)
  expect(getEventListeners(page.signal, 'abort')).toEqual([])
})
