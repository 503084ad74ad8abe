import { describe, expect, it } from 'vitest'
import { pauseAfter } from './follow-events.ts'
import { readLiveEvent } from './live-event.ts'
import { createEventParser, type ServerEvent } from './parse-events.ts'

function parseInPieces(text: string, size: number, positions: string[] = []): ServerEvent[] {
  const events: ServerEvent[] = []
  const parse = createEventParser(
    (event) => events.push(event),
    (id) => positions.push(id),
  )
  for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size))
  return events
}

describe('the stream of events', () => {
  const text =
    ':ok\nid: a.1\n\nid: a.2\nevent: changed\r\ndata: {"tag":"mission",\r\ndata: "id":"1"}\r\n\r\nevent: session\ndata: {}\n\nevent: cut'

  it.each([1, 2, 3, 7, 1000])('is the same however it is cut (%i)', (size) => {
    const positions: string[] = []
    expect(parseInPieces(text, size, positions)).toEqual([
      { name: 'changed', data: '{"tag":"mission",\n"id":"1"}' },
      { name: 'session', data: '{}' },
    ])
    expect(positions).toEqual(['a.1', 'a.2'])
  })

  it('is read into what this build knows', () => {
    expect(readLiveEvent({ name: 'changed', data: '{"tag":"mission","id":"1"}' })).toEqual({
      kind: 'changed',
      tag: 'mission',
      id: '1',
    })
    expect(readLiveEvent({ name: 'remotes', data: '{"name":"mf-users","version":"2"}' })).toEqual({
      kind: 'remote',
      name: 'mf-users',
      version: '2',
    })
    expect(readLiveEvent({ name: 'session', data: '' })).toEqual({ kind: 'session' })
    expect(readLiveEvent({ name: 'changed', data: 'not json' })).toBeNull()
    expect(readLiveEvent({ name: 'later', data: '{}' })).toBeNull()
  })

  it('is opened again ever more slowly, half a minute at most', () => {
    expect([0, 1, 2, 10].map((failures) => pauseAfter(failures, 1))).toEqual([1000, 2000, 4000, 30_000])
    expect(pauseAfter(0, 0)).toBe(500)
  })
})
