import { parseJson } from '../realm/natives.ts'
import { isRecord } from './is-record.ts'

/** An answer of the API as read from the wire (specification, section 7). */
export interface Envelope {
  success: boolean
  message: string
  status: number
  data: unknown
  /** The server asks to come back after this long; zero where the line was cut before any answer. */
  retryAfterMs?: number
  /** How often the request may have reached its service; once where nothing is said (decision 340). */
  sends?: number
}

/** Ours send these in an envelope: whoever waits for a gateway that dies hears a balancer say so. */
const sentByProxies: readonly number[] = [502, 503, 504]

const unavailable: Envelope = {
  success: false,
  message: '',
  status: 503,
  data: { code: 'SERVICE_UNAVAILABLE', fields: {} },
  retryAfterMs: 0,
}

/** A string literal, kept as it is, or a comma before a closing brace, dropped. */
const stringOrTrailingComma = /("(?:[^"\\]|\\.)*")|,(?=\s*\})/g

/**
 * Reads an envelope, tolerating a trailing comma before a closing brace; servers stay strict.
 * @param text the body as received
 * @param httpStatus status of the answer, used where the body says nothing
 * @returns an unsuccessful envelope without message when the body is no envelope (a cut answer); one that asks to come
 *   back, as a cut line does, where a proxy says in words of its own that no program of ours has answered
 */
export function readEnvelope(text: string, httpStatus: number): Envelope {
  const body = parse(text)
  if (!isRecord(body) || typeof body.success !== 'boolean') {
    if (sentByProxies.includes(httpStatus)) return unavailable
    return { success: false, message: '', status: httpStatus < 400 ? 502 : httpStatus, data: null }
  }
  return {
    success: body.success && httpStatus < 400,
    message: typeof body.message === 'string' ? body.message : '',
    status: typeof body.status === 'number' ? body.status : httpStatus,
    data: body.data ?? null,
  }
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return parseLenient(text)
  }
}

function parseLenient(text: string): unknown {
  try {
    return parseJson(text.replace(stringOrTrailingComma, (_, literal?: string) => literal ?? ''))
  } catch {
    return null
  }
}
