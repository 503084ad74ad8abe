import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** Sealed texts come in steps of this length, so that their size does not tell how much was answered. */
const paddedTo = 512

/** What was sealed does not open: changed, moved from another row, or under another key. */
export class DoesNotOpen extends Error {
  override readonly name = 'DoesNotOpen'
}

/**
 * Seals bytes under a key: nonce, tag, text.
 * @param key 32 bytes
 * @param place where they belong; they open only when the same is said again
 */
export function sealBytes(key: Buffer, place: readonly (string | number)[], bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(place.join('|')))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** @throws {DoesNotOpen} */
export function openBytes(key: Buffer, place: readonly (string | number)[], sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(place.join('|')))
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch {
    throw new DoesNotOpen(place[0]?.toString() ?? 'sealed')
  }
}

/** Seals an object as JSON, padded. */
export function sealObject(key: Buffer, place: readonly (string | number)[], value: object): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  const padded = Buffer.alloc(Math.ceil(json.length / paddedTo) * paddedTo, ' ')
  json.copy(padded)
  return sealBytes(key, place, padded)
}

/** @throws {DoesNotOpen} */
export function openObject(key: Buffer, place: readonly (string | number)[], sealed: Buffer): unknown {
  return JSON.parse(openBytes(key, place, sealed).toString())
}
