import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Type from 'typebox'
import { type Clock, systemClock } from '../clock.ts'
import { checkOf } from '../schema-check.ts'
import { EdDsaKey, toPem } from './key-set.ts'

/** The key of a program, ready to sign. */
export interface OwnKey {
  kid: string
  privatePem: string
  publicPem: string
}

const isOwnKey = checkOf(Type.Object({ ...EdDsaKey.properties, d: Type.String() }))
const isKeysByProgram = checkOf(Type.Record(Type.String(), Type.Array(EdDsaKey)))

/** A file that was read serves this long. */
const rereadMs = 5_000

/** @throws Error that names the file, never its content */
export function parseOwnKey(text: string, file: string): OwnKey {
  const key = parsed(text, file)
  if (!isOwnKey(key)) throw new Error(`${file} holds no Ed25519 key as JWK.`)
  const { kid, kty, crv, x, d } = key
  const secret = createPrivateKey({ key: { kty, crv, x, d }, format: 'jwk' })
  return {
    kid,
    privatePem: secret.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: createPublicKey(secret).export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/**
 * The public keys of all programs, by name (SERVICE_KEYS_FILE): each may have several while one replaces another. The
 * file is read again, so that a new key needs no restart; one that cannot be read leaves the keys of before.
 */
export class ServiceKeys {
  readonly #file: string
  readonly #clock: Clock
  #keys = new Map<string, ReadonlyMap<string, string>>()
  #readAt = -Infinity

  /** @param file empty: no program is known */
  constructor(file: string, clock: Clock = systemClock) {
    this.#file = file
    this.#clock = clock
  }

  /** Names of the programs that are known. */
  async names(): Promise<string[]> {
    await this.#read()
    return [...this.#keys.keys()]
  }

  /** The keys of one program. */
  of(program: string) {
    const find = async (kid: string) => {
      await this.#read()
      return this.#keys.get(program)?.get(kid)
    }
    // Whoever is not known is refused; nothing is expected to come later.
    return { find, loaded: true }
  }

  async #read(): Promise<void> {
    const now = this.#clock.now().getTime()
    if (this.#file === '' || now - this.#readAt < rereadMs) return
    this.#readAt = now
    const text = await readFile(this.#file, 'utf8').catch(() => undefined)
    if (text === undefined) return
    const keys = parsed(text, this.#file)
    if (!isKeysByProgram(keys)) throw new Error(`${this.#file} holds no keys by the names of programs.`)
    this.#keys = new Map(
      Object.entries(keys).map(([program, own]) => [program, new Map(own.map((key) => [key.kid, toPem(key)]))]),
    )
  }
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON.`)
  }
}
