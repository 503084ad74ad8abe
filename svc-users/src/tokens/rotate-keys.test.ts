import { describe, expect, it } from 'vitest'
import { publishMs, rotateKeys } from './rotate-keys.ts'
import { signingKeysFrom } from './signing-keys.ts'

const start = new Date('2026-11-21T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const bare = () => {
  const { file } = rotateKeys({ current: { kid: 'a', kty: 'OKP', crv: 'Ed25519', x: 'x', d: 'd' } }, start, start)
  return rotateKeys(file, after(publishMs), start).file
}

describe('the rotation of signing keys', () => {
  it('publishes a key first and lets it sign 20 minutes later', () => {
    const made = rotateKeys({ current: bare().current }, start, start)
    expect(made.outcome.kind).toBe('made')
    const early = rotateKeys(made.file, after(publishMs - 1), start)
    expect(early).toMatchObject({ outcome: { kind: 'too_early', notBefore: after(publishMs) }, file: made.file })
    const promoted = rotateKeys(made.file, after(publishMs), start)
    expect(promoted.outcome).toEqual({ kind: 'promoted', kid: made.file.next?.kid })
    expect(promoted.file.current.kid).toBe(made.file.next?.kid)
    expect(promoted.file.retired?.[0]).toMatchObject({ kid: made.file.current.kid })
    expect(JSON.stringify(promoted.file.retired)).not.toContain('"d"')
    const published = signingKeysFrom(promoted.file).published.map(({ kid }) => kid)
    expect(published).toEqual([promoted.file.current.kid, promoted.file.next?.kid, made.file.current.kid])
  })

  it('goes by the age of the file where a next key does not say since when it is known', () => {
    const { current, next } = bare()
    const { publishedAt: _unsaid, ...unsaid } = { ...current, kid: next?.kid ?? '' }
    expect(rotateKeys({ current, next: unsaid }, after(publishMs), start).outcome.kind).toBe('promoted')
    expect(rotateKeys({ current, next: unsaid }, after(publishMs), after(1)).outcome.kind).toBe('too_early')
  })

  it('drops a retired key after an hour', () => {
    const file = bare()
    const old = { ...file.current, kid: 'old', retiredAt: start.toISOString() }
    const hour = 3_600_000
    expect(rotateKeys({ ...file, retired: [old] }, after(hour - 1), start).file.retired).toContainEqual(old)
    expect(rotateKeys({ ...file, retired: [old] }, after(2 * hour), start).file.retired).not.toContainEqual(old)
  })
})
