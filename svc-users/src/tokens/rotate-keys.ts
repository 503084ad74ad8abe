import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { SigningKeysFile, StoredKey } from './signing-keys.ts'

/** A key is published this long before it signs: longer than any program keeps the keys that it has read. */
export const publishMs = 20 * 60 * 1000
/** A key is published this long after it has signed: longer than a token lives. */
const retireMs = 60 * 60 * 1000

export interface Rotation {
  file: SigningKeysFile
  /** What was done, or from when on it may be. */
  outcome: { kind: 'promoted' | 'made'; kid: string } | { kind: 'too_early'; kid: string; notBefore: Date }
}

/**
 * The next step of a rotation: makes the next key, or lets one that everybody knows sign from now on and makes the one
 * after it. Calling it at the wrong time changes nothing.
 * @param writtenAt when the file was written, for a next key that does not say since when it is published
 */
export function rotateKeys(file: SigningKeysFile, now: Date, writtenAt: Date): Rotation {
  const retired = (file.retired ?? []).filter(
    ({ retiredAt }) => !retiredAt || now.getTime() - Date.parse(retiredAt) < retireMs,
  )
  const { current, next } = file
  if (!next || !isWhole(next)) {
    const made = newSigningKey(now)
    return { file: { current, next: made, retired }, outcome: { kind: 'made', kid: made.kid } }
  }
  const publishedAt = next.publishedAt ? Date.parse(next.publishedAt) : writtenAt.getTime()
  if (now.getTime() - publishedAt < publishMs) {
    return { file, outcome: { kind: 'too_early', kid: next.kid, notBefore: new Date(publishedAt + publishMs) } }
  }
  const { d: _private, ...old } = current
  return {
    file: { current: next, next: newSigningKey(now), retired: [{ ...old, retiredAt: now.toISOString() }, ...retired] },
    outcome: { kind: 'promoted', kid: next.kid },
  }
}

function isWhole(key: NonNullable<SigningKeysFile['next']>): key is StoredKey {
  return key.d !== undefined
}

function newSigningKey(now: Date): StoredKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x, d, publishedAt: now.toISOString() }
}
