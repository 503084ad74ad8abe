import { isRecord } from '../api/is-record.ts'
import type { ServerEvent } from './parse-events.ts'

/** What the gateway tells an open tab. */
export type LiveEvent =
  | { kind: 'changed'; tag: string; id: string }
  | { kind: 'remote'; name: string; version: string }
  | { kind: 'session' }

/** Reads an event of the stream; null for kinds that this build does not know. */
export function readLiveEvent({ name, data }: ServerEvent): LiveEvent | null {
  const body = parse(data)
  if (name === 'session') return { kind: 'session' }
  if (name === 'changed' && typeof body.tag === 'string' && typeof body.id === 'string') {
    return { kind: 'changed', tag: body.tag, id: body.id }
  }
  if (name === 'remotes' && typeof body.name === 'string' && typeof body.version === 'string') {
    return { kind: 'remote', name: body.name, version: body.version }
  }
  return null
}

function parse(data: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(data)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}
