import { createHash } from 'node:crypto'

/** How an e-mail address is known where it must not be readable: people also type other people's addresses. */
export function addressHash(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest()
}
