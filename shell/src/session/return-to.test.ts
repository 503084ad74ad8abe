import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to.ts'

const origin = 'http://localhost:8080'

describe('safeReturnTo', () => {
  it.each(['/', '/missions/browse?filters=%5B%5D', '/missions/1#top', '/a//b'])('keeps %s', (path) => {
    expect(safeReturnTo(path, origin)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /home',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'user@evil.example',
    'home',
    '',
    '/\u0000',
    '/café',
    null,
    undefined,
    42,
    { pathname: '/home' },
  ])('refuses %j', (value) => {
    expect(safeReturnTo(value, origin)).toBeNull()
  })
})
