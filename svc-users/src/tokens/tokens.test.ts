import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTokenIssuer } from './access-tokens.ts'
import { hashOf, isRefreshToken, newRefreshToken, successorOf } from './refresh-token.ts'
import { signingKeysFrom } from './signing-keys.ts'

function key(kid: string) {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { kid, kty: 'OKP', crv: 'Ed25519', x, d } as const
}

describe('signing keys', () => {
  it('publish every key without its private part', () => {
    const keys = signingKeysFrom({ current: key('a'), next: key('b'), retired: [key('c')] })
    expect(keys.kid).toBe('a')
    expect(keys.published.map(({ kid }) => kid)).toEqual(['a', 'b', 'c'])
    for (const published of keys.published)
      expect(Object.keys(published).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })
})

describe('access tokens', () => {
  it('say who, where, for whom and until when', async () => {
    const issue = await createTokenIssuer(signingKeysFrom({ current: key('a') }), 'https://e.example', 600)
    const now = new Date('2026-11-21T09:00:00Z')
    const subject = { userId: 'u', sessionId: 's', sessionVersion: 2, role: 'member', status: 'validated' } as const
    const sessionEnd = new Date('2026-11-22T09:00:00Z')
    const { accessToken, mediaToken } = issue(
      { ...subject, departmentCode: '69', volunteerKinds: ['patient_resource'], sessionEnd },
      now,
    )
    const [header, claims] = accessToken.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(header ?? '')).toEqual({ alg: 'EdDSA', kid: 'a', typ: 'at+jwt' })
    const iat = now.getTime() / 1000
    expect(JSON.parse(claims ?? '')).toEqual({
      sub: 'u',
      sid: 's',
      sv: 2,
      role: 'member',
      status: 'validated',
      dep: '69',
      kinds: ['patient_resource'],
      iss: 'https://e.example',
      aud: 'ensemble',
      iat,
      exp: iat + 600,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(Buffer.from(mediaToken.split('.')[1] ?? '', 'base64url').toString()).toContain('"aud":"media"')
  })
})

describe('refresh tokens', () => {
  it('are 256 random bits that only the secret can continue', () => {
    const token = newRefreshToken()
    expect(isRefreshToken(token)).toBe(true)
    expect(successorOf(token, 'secret')).toBe(successorOf(token, 'secret'))
    expect(isRefreshToken(successorOf(token, 'secret'))).toBe(true)
    expect(successorOf(token, 'other')).not.toBe(successorOf(token, 'secret'))
    expect(hashOf(token)).toHaveLength(32)
    for (const value of [undefined, '', `${token}x`, token.slice(1), `${token.slice(1)};`]) {
      expect(isRefreshToken(value)).toBe(false)
    }
  })
})
