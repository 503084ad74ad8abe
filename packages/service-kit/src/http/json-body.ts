import { refuse } from '../refusal.ts'

/** As deep as a series of studies with their questions' options. */
const deepest = 9

/**
 * Reads a JSON body more strictly than `JSON.parse`: at most 9 levels, no key twice, no key that reaches a prototype.
 * Two readers must not see two different bodies, and no body may change what an object is.
 * @returns undefined for an empty body
 * @throws {Refusal} MALFORMED_REQUEST
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined
  const value = parse(text)
  inspect(text)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('MALFORMED_REQUEST')
  }
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/** Walks over the marks and strings of a text that is known to be JSON. */
function inspect(text: string): void {
  const levels: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      levels.push(token === '{' ? new Set() : undefined)
      if (levels.length > deepest) refuse('MALFORMED_REQUEST')
    } else if (token === '}' || token === ']') levels.pop()
    else if (token === ':') noteKey(levels.at(-1), JSON.parse(last))
    last = token
  }
}

function noteKey(keys: Set<string> | undefined, key: string): void {
  if (forbidden.has(key) || keys?.has(key)) refuse('MALFORMED_REQUEST')
  keys?.add(key)
}
