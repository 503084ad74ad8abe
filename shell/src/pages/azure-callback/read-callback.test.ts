import { expect, it } from 'vitest'
import { readCallback } from './read-callback.ts'

const origin = 'http://localhost:8080'

it('redeems a code with its state', () => {
  expect(readCallback('?code=abc&state=xyz&iss=https%3A%2F%2Fsso.example', origin)).toEqual({
    kind: 'redeem',
    input: { code: 'abc', state: 'xyz', iss: 'https://sso.example', redirectUri: `${origin}/auth/callbacks/azure` },
  })
})

it.each([
  ['?error=access_denied&state=xyz', 'refused'],
  ['?error=provider_unavailable', 'unavailable'],
  ['?error=server_error', 'unavailable'],
  ['?error=not_offered', 'notOffered'],
  ['', 'incomplete'],
  ['?code=abc', 'incomplete'],
  ['?state=xyz', 'incomplete'],
])('%s: %s', (search, reason) => {
  expect(readCallback(search, origin)).toEqual({ kind: 'failed', reason })
})
