import { createPublicKey } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Type from 'typebox'
import { request } from 'undici'
import { type Clock, systemClock } from '../clock.ts'
import { checkOf } from '../schema-check.ts'

const cooldownMs = 30_000
const maxAgeMs = 10 * 60 * 1000
/** While there is no key at all (the start), asking again soon is worth it: who needs one waits so long. */
const firstPauseMs = 100

const isKeySet = checkOf(Type.Object({ keys: Type.Array(Type.Unknown()) }))
/** A public key as JWK, the one kind that counts here. */
export const EdDsaKey = Type.Object({
  kid: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  kty: Type.Literal('OKP'),
  crv: Type.Literal('Ed25519'),
  x: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  alg: Type.Optional(Type.Literal('EdDSA')),
  use: Type.Optional(Type.Literal('sig')),
})
const isEdDsaKey = checkOf(EdDsaKey)

/**
 * The public keys of the identity service, from the one address that the settings name: nothing in a token can point
 * elsewhere. However many tokens name unknown keys, the address is asked at most once in 30 s; if it does not answer,
 * the keys of the last time go on.
 */
export class KeySet {
  readonly #url: string
  readonly #clock: Clock
  #keys = new Map<string, string>()
  #triedAt = -Infinity
  #loadedAt = -Infinity
  #loading: Promise<void> | undefined

  constructor(url: string, clock: Clock = systemClock) {
    this.#url = url
    this.#clock = clock
  }

  get loaded(): boolean {
    return this.#keys.size > 0
  }

  /** The key named so, as PEM, or nothing if the identity service does not publish it. */
  async find(kid: string): Promise<string | undefined> {
    const tooOld = this.#now() - this.#loadedAt > maxAgeMs
    if (!this.#keys.has(kid) || tooOld) await this.load()
    return this.#keys.get(kid)
  }

  /**
   * Fetches the keys unless that was tried a moment ago; a failure keeps the keys of the last time. While there are
   * none, it waits for that moment to pass: one fetch that failed refuses nobody who comes right behind it.
   */
  async load(): Promise<void> {
    const since = this.#now() - this.#triedAt
    if (!this.#loading && (!this.loaded || since >= cooldownMs)) {
      this.#loading = this.#fetchAfter(this.loaded ? 0 : Math.min(firstPauseMs, firstPauseMs - since)).finally(
        () => (this.#loading = undefined),
      )
    }
    await this.#loading
  }

  async #fetchAfter(ms: number): Promise<void> {
    if (ms > 0) await wait(ms)
    this.#triedAt = this.#now()
    await this.#fetch()
  }

  async #fetch(): Promise<void> {
    try {
      // Asked every ten minutes: a connection that was kept has mostly ended by then, at the other side first.
      const answer = await request(this.#url, { headersTimeout: 3000, bodyTimeout: 3000, reset: true })
      const body: unknown = await answer.body.json()
      if (answer.statusCode !== 200 || !isKeySet(body)) return
      const keys = body.keys.filter((key) => isEdDsaKey(key))
      if (keys.length === 0) return
      this.#keys = new Map(keys.map((key) => [key.kid, toPem(key)]))
      this.#loadedAt = this.#now()
    } catch {
      // Not reachable just now: `load` has noted the try, the keys of the last time stay.
    }
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}

export function toPem({ kty, crv, x }: { kty: string; crv: string; x: string }): string {
  return createPublicKey({ key: { kty, crv, x }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
}
