/**
 * What the browser gave this page, kept before the code of any remote runs: a remote shares the page and can replace
 * `fetch`, `JSON.parse` or the methods of `Response`, but not what is held here. Whatever touches a token goes through
 * these, and calls them by `apply`, whose own lookup nobody can come between.
 */
export const apply: typeof Reflect.apply = Reflect.apply

const browserFetch = globalThis.fetch
const bodyText = Response.prototype.text
const parse = JSON.parse
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const { encode } = TextEncoder.prototype
const { decode } = TextDecoder.prototype

export type Send = (address: string, init: RequestInit) => Promise<Response>

export const nativeFetch: Send = (address, init) => apply(browserFetch, globalThis, [address, init])

export const textOf = (response: Response): Promise<string> => apply(bodyText, response, [])

const { setPrototypeOf } = Object

/** An object that inherits nothing: the browser looks for what a request lacks also where everything inherits from. */
export function fromNothing<Value extends object>(own: Value): Value {
  apply(setPrototypeOf, Object, [own, null])
  return own
}

/** @throws SyntaxError as JSON.parse does */
export const parseJson = (text: string): unknown => apply(parse, undefined, [text])

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => apply(encode, encoder, [text])

export const textIn = (bytes: ArrayBuffer): string => apply(decode, decoder, [bytes])
