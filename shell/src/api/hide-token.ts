import { HiddenText } from '../realm/hidden-text.ts'
import { isRecord } from './is-record.ts'
import type { Envelope } from './read-envelope.ts'

/** What grants a session passes through promises, on which other code may be waiting: its token is hidden from here on. */
export function withHiddenToken(envelope: Envelope): Envelope {
  const { data } = envelope
  if (!isRecord(data) || typeof data.accessToken !== 'string') return envelope
  return { ...envelope, data: { ...data, accessToken: new HiddenText(data.accessToken) } }
}

/** A screen has no use for a token, and a remote must not have one. */
export function withoutToken(data: unknown): unknown {
  if (!isRecord(data) || !(data.accessToken instanceof HiddenText)) return data
  const { accessToken: _hidden, ...rest } = data
  return rest
}
