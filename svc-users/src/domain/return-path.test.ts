import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const origin = 'https://ensemble.example'
const slashes = [
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '/%09/',
  '/%5C',
  '/%2F',
  '/./',
  '/../',
]
const hosts = [
  'evil.example',
  'evil.example/path',
  'user@evil.example',
  'ensemble.example@evil.example',
  '%65vil.example',
]
const schemes = ['javascript:alert(1)', 'data:text/html,x', 'https:evil.example', 'HTTPS://evil.example', 'vbscript:x']
const wraps = [
  (text: string) => text,
  (text: string) => encodeURI(text),
  (text: string) => `${text}?next=/home`,
  (text: string) => `\u0000${text}`,
]
const hostile = [...slashes.flatMap((slash) => hosts.map((host) => `${slash}${host}`)), ...schemes, 'home', '']
const payloads = hostile.flatMap((text) => wraps.map((wrap) => wrap(text)))

describe('where a visitor goes on to', () => {
  it.each(['/home', '/missions/browse?mode=remote&page=2', '/articles/42#sources', '/'])('keeps %s', (path) => {
    expect(safeReturnPath(path, origin)).toBe(path)
  })

  it('never leaves our origin, whatever the address says', () => {
    expect(payloads.length).toBeGreaterThan(200)
    for (const payload of payloads) {
      const path = safeReturnPath(payload, origin)
      expect(path, payload).toMatch(/^\/(?![/\\])/)
      // As the browser will read it.
      expect(new URL(path, origin).origin, payload).toBe(origin)
    }
  })

  it('is home when nothing was asked for', () => {
    expect(safeReturnPath(undefined, origin)).toBe('/home')
  })
})
