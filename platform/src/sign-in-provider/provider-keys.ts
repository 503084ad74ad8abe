import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'

/** New keys for a local provider, as the text of its SIGN_IN_KEYS_FILE. */
export function newProviderKeys(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signing = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }
  return `${JSON.stringify({ signing, cookies: randomBytes(32).toString('base64url') }, null, 2)}\n`
}
