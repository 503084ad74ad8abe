import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseOwnKey } from '@ensemble/service-kit/auth/service-keys'
import { type Clock, systemClock } from '@ensemble/service-kit/clock'
import type { RemoteBuild } from '../registry/shown-builds.ts'

const build = /^(mf-[a-z][a-z0-9-]{1,30})\/([0-9A-Za-z][0-9A-Za-z.-]{0,63})$/

/** Bytes of a proof: nobody guesses 128 bits. */
const proofBytes = 16

/** How often the key's file is read again, in ms. */
const rereadMs = 5_000

/** How long the key before counts beside a new one, in ms: until all gateways have read it. */
const bothCountMs = 600_000

/** @returns the build that a header names; nothing is proven by that */
export function buildIn(header: string): RemoteBuild | null {
  const [, name, version] = build.exec(header) ?? []
  return name === undefined || version === undefined ? null : { name, version }
}

/**
 * Tokens that name a build of a remote for one session: its name, and a proof. The proof is a code (HMAC-SHA256) over
 * session and build, with a key that is made of the gateways' own one, so all of them know it and nobody else does. A
 * token says that a gateway has shown this build to this session; it opens nothing by itself.
 */
export class RemoteTokens {
  readonly #file: string
  readonly #clock: Clock
  #text = ''
  #key = randomBytes(32)
  /** The key before, for as long as it counts. */
  #before: { key: Buffer; until: number } | null = null
  #readAt = -Infinity

  /** @param file SERVICE_KEY_FILE; where it holds no key this gateway makes up one of its own */
  constructor(file: string, clock: Clock = systemClock) {
    this.#file = file
    this.#clock = clock
  }

  /** Reads the key, so that it is there before the first call. */
  async load(): Promise<void> {
    const now = this.#clock.now().getTime()
    this.#readAt = now
    const text = this.#file === '' ? '' : await readFile(this.#file, 'utf8').catch(() => '')
    if (text === '' || text === this.#text) return
    const { privatePem } = parseOwnKey(text, this.#file)
    if (this.#text !== '') this.#before = { key: this.#key, until: now + bothCountMs }
    this.#text = text
    this.#key = Buffer.from(hkdfSync('sha256', privatePem, '', 'remote tokens', 32))
  }

  /** The token that names a build for a session, `name/version~proof`; empty is the session of whoever has none. */
  of(session: string, named: RemoteBuild): string {
    return `${named.name}/${named.version}~${proofOf(this.#key, session, named).toString('base64url')}`
  }

  /** Whether a proof is for this build in this session; forged, and stolen from another session, it is not. */
  proves(session: string, named: RemoteBuild, proof: string): boolean {
    const now = this.#clock.now().getTime()
    if (now - this.#readAt > rereadMs) void this.load().catch(() => undefined)
    const given = Buffer.from(proof, 'base64url')
    if (given.length !== proofBytes) return false
    const fits = (key: Buffer) => timingSafeEqual(given, proofOf(key, session, named))
    return fits(this.#key) || (this.#before !== null && now < this.#before.until && fits(this.#before.key))
  }
}

function proofOf(key: Buffer, session: string, { name, version }: RemoteBuild): Buffer {
  const told = JSON.stringify([session, name, version])
  return createHmac('sha256', key).update(told).digest().subarray(0, proofBytes)
}
