import { createHmac } from 'node:crypto'
import type { CodePurpose } from '../domain/codes.ts'

/**
 * What the database keeps of a code. A code has 40 bits, which a stolen table of plain hashes would give away in
 * minutes; under a key of the installation it gives nothing.
 * @param secret REFRESH_SECRET
 */
export function codeHash(secret: string, purpose: CodePurpose, email: string, code: string): Buffer {
  const address = email.trim().toLowerCase()
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`${purpose}\n${address}\n${code}`).digest()
}

/**
 * What the database keeps of the code of a letter: the code alone says whose it is.
 * @param secret REFRESH_SECRET
 */
export function claimHash(secret: string, code: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`letter\n${code}`).digest()
}
