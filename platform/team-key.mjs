/**
 * A team's key is two halves with a dot between them: what it shows at the gateway, and the private half of the key pair
 * (Ed25519) that its versions are signed with, which never leaves the team. The gateway's file has a digest of the first
 * and the public half of the second. Node's own modules only: npm run secrets needs nothing else.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'

/** @returns {string} */
export function newTeamKey() {
  return withSigningHalf(randomBytes(32).toString('base64url'))
}

/**
 * A key from before versions were signed gets its second half.
 * @param {string} key
 * @returns {string}
 */
export function withSigningHalf(key) {
  if (key.includes('.')) return key
  const { privateKey } = generateKeyPairSync('ed25519')
  return `${key.trim()}.${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')}`
}

/**
 * What is shown at the gateway.
 * @param {string} key
 * @returns {string}
 */
export function shownHalf(key) {
  return key.trim().split('.')[0] ?? ''
}

/**
 * What versions are signed with.
 * @param {string} key
 * @returns {import('node:crypto').KeyObject}
 * @throws {Error} when the key has no such half
 */
export function signingHalf(key) {
  const [, half] = key.trim().split('.')
  if (!half) throw new Error('The key has no half to sign with: npm run remote -- key makes a new one.')
  return createPrivateKey({ key: Buffer.from(half, 'base64url'), format: 'der', type: 'pkcs8' })
}

/**
 * What the gateway's file says of a team.
 * @param {string} key
 * @returns {{ key: string, signers: string[] }}
 */
export function teamRow(key) {
  const publicHalf = createPublicKey(signingHalf(key)).export({ format: 'der', type: 'spki' })
  return {
    key: createHash('sha256').update(shownHalf(key)).digest('hex'),
    signers: [publicHalf.toString('base64')],
  }
}
