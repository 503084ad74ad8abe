import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

const KeyName = { kid: Type.String({ minLength: 1 }), kty: Type.Literal('OKP'), crv: Type.Literal('Ed25519') }
const at = Type.Optional(Type.String({ description: 'ISO 8601, UTC' }))
const PublicKey = Type.Object({ ...KeyName, x: Type.String(), retiredAt: at })
const PrivateKey = Type.Object({ ...KeyName, x: Type.String(), d: Type.String(), publishedAt: at })
const NextKey = Type.Object({ ...PrivateKey.properties, d: Type.Optional(Type.String()) })
export type StoredKey = Static<typeof PrivateKey>

/** SIGNING_KEYS_FILE: Ed25519 keys as JWK. A key is published as `next` first, then signs, then retires. */
const SigningKeysFile = Type.Object({
  current: PrivateKey,
  next: Type.Optional(Type.Union([NextKey, Type.Null()])),
  retired: Type.Optional(Type.Array(PublicKey)),
})
export type SigningKeysFile = Static<typeof SigningKeysFile>

/** A key as others may see it; every value is text. */
export interface PublishedKey extends Record<string, string> {
  kid: string
  kty: string
  crv: string
  x: string
  use: string
  alg: string
}

export interface SigningKeys {
  kid: string
  /** PEM: what the signing plug-in takes. */
  privatePem: string
  publicPem: string
  /** What /auth/jwks answers: current, next and retired, without any private part. */
  published: PublishedKey[]
}

/**
 * Reads the keys that sign access tokens.
 * @param path JSON file `{ current, next, retired }`
 * @throws Error that names the file when it cannot be read or is not such a file; never with its content
 */
export async function readSigningKeys(path: string): Promise<SigningKeys> {
  return signingKeysFrom(await readSigningKeysFile(path))
}

/** The same as the file holds them, for the command that changes it. */
export async function readSigningKeysFile(path: string): Promise<SigningKeysFile> {
  return parse(await readFile(path, 'utf8'), path)
}

export function signingKeysFrom({ current, next, retired = [] }: SigningKeysFile): SigningKeys {
  const key = createPrivateKey({ key: asJwk(current), format: 'jwk' })
  return {
    kid: current.kid,
    privatePem: pem(key, 'pkcs8'),
    publicPem: pem(createPublicKey(key), 'spki'),
    published: [current, ...(next ? [next] : []), ...retired].map(publish),
  }
}

function parse(text: string, path: string): SigningKeysFile {
  let keys: unknown
  try {
    keys = JSON.parse(text)
  } catch {
    throw new Error(`SIGNING_KEYS_FILE: ${path} is not JSON.`)
  }
  if (!Value.Check(SigningKeysFile, keys)) {
    throw new Error(`SIGNING_KEYS_FILE: ${path} does not hold { current, next, retired } with Ed25519 keys as JWK.`)
  }
  return keys
}

/** Named field by field: whatever else the file holds must not be published. */
function publish({ kid, kty, crv, x }: Pick<StoredKey, 'kid' | 'kty' | 'crv' | 'x'>): PublishedKey {
  return { kid, kty, crv, x, use: 'sig', alg: 'EdDSA' }
}

function asJwk({ kty, crv, x, d }: StoredKey): JsonWebKey {
  return { kty, crv, x, d }
}

function pem(key: KeyObject, type: 'pkcs8' | 'spki'): string {
  return key.export({ type, format: 'pem' }).toString()
}
