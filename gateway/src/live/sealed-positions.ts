import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseOwnKey } from '@ensemble/service-kit/auth/service-keys'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** Longer is no position of ours. */
const mostSigns = 300

/** How far a page has heard: of the streams (`RecentEvents`), and the revision of the registry. */
export interface LivePosition {
  streams: string
  revision: number
}

/**
 * Positions as pages and tabs carry them: each sealed anew, so that two of the same place differ. In the clear they count the
 * events of all services, also those that are told to nobody: whoever had people drawn by their health would read there
 * how many they were. All gateways have one key, which is made of their own one.
 */
export class SealedPositions {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /** @param file SERVICE_KEY_FILE; where it holds no key, no other gateway can read the positions of this one */
  static async withKeyOf(file: string): Promise<SealedPositions> {
    const text = file === '' ? '' : await readFile(file, 'utf8').catch(() => '')
    if (text === '') return new SealedPositions(randomBytes(32))
    const { privatePem } = parseOwnKey(text, file)
    return new SealedPositions(Buffer.from(hkdfSync('sha256', privatePem, '', 'live positions', 32)))
  }

  seal({ streams, revision }: LivePosition): string {
    const position = `${streams}-${revision}`
    const nonce = randomBytes(nonceBytes)
    const sealing = createCipheriv(cipher, this.#key, nonce, { authTagLength: tagBytes })
    const sealed = Buffer.concat([sealing.update(position), sealing.final()])
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
  }

  /** @returns null for what no gateway with this key has sealed */
  read(text: string): LivePosition | null {
    const [, streams, revision] = /^(.*)-(\d+)$/.exec(this.#open(text) ?? '') ?? []
    return streams === undefined ? null : { streams, revision: Number(revision) }
  }

  #open(text: string): string | null {
    const whole = Buffer.from(text.slice(0, mostSigns), 'base64url')
    if (whole.length <= nonceBytes + tagBytes) return null
    const [nonce, tag] = [whole.subarray(0, nonceBytes), whole.subarray(nonceBytes, nonceBytes + tagBytes)]
    const opening = createDecipheriv(cipher, this.#key, nonce, { authTagLength: tagBytes }).setAuthTag(tag)
    const opened = opening.update(whole.subarray(nonceBytes + tagBytes), undefined, 'utf8')
    try {
      return opened + opening.final('utf8')
    } catch {
      return null
    }
  }
}
