import { type HiddenText, readHidden } from './hidden-text.ts'
import { fromNothing, nativeFetch, type Send } from './natives.ts'

export interface OwnRequest extends Omit<RequestInit, 'headers' | 'body'> {
  headers?: Record<string, string>
  body?: string
  token?: HiddenText | null
  /** Shows that this page was opened by somebody (session/page-key.ts). */
  pageKey?: HiddenText | null
}

/** Sends a request to our own server, with the token if there is one: the only code that reads it. */
export function ownFetch(
  address: string,
  { token, pageKey, headers, ...init }: OwnRequest,
  send: Send = nativeFetch,
): Promise<Response> {
  const all: Record<string, string> = {
    ...headers,
    ...(token && { Authorization: `Bearer ${readHidden(token)}` }),
    ...(pageKey && { 'x-page-key': readHidden(pageKey) }),
  }
  return send(address, fromNothing({ credentials: 'same-origin', ...init, headers: fromNothing(all) }))
}
