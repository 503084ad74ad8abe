import { watchFile, unwatchFile } from 'node:fs'
import { messageOf } from '@ensemble/service-kit/loop'
import type { Log } from '@ensemble/service-kit/log'
import { createTokenIssuer, type IssueTokens } from './access-tokens.ts'
import { createAnswerLinkSigner, type SignAnswerLink } from './answer-links.ts'
import { type PublishedKey, readSigningKeys, type SigningKeys } from './signing-keys.ts'

export interface KeyRingOptions {
  /** SIGNING_KEYS_FILE */
  path: string
  /** `iss` of the tokens. */
  issuer: string
  /** Life of a token. */
  lifeSeconds: number
  log: Pick<Log, 'info' | 'error'>
  /** How often the file is looked at, in milliseconds. */
  lookMs?: number
}

/** The keys of this moment: those that others verify with, and the one that signs. */
export interface TokenKeys {
  readonly published: readonly PublishedKey[]
  readonly issueTokens: IssueTokens
  readonly signAnswerLink: SignAnswerLink
}

/**
 * The keys that sign, as the file holds them just now: they are changed without a restart, so that nobody is signed
 * out and no request fails (OP04). A file that cannot be read leaves the keys of before in place.
 */
export class KeyRing implements TokenKeys {
  readonly #options: KeyRingOptions
  #published: readonly PublishedKey[] = []
  #issue: IssueTokens = noKeys
  #signAnswerLink: SignAnswerLink = noKeys

  private constructor(options: KeyRingOptions) {
    this.#options = options
  }

  /** @throws Error that names the file when it is not one of signing keys */
  static async open(options: KeyRingOptions): Promise<KeyRing> {
    const ring = new KeyRing(options)
    await ring.#use(await readSigningKeys(options.path))
    watchFile(options.path, { interval: options.lookMs ?? 2000, persistent: false }, ring.#reload)
    return ring
  }

  /** What /auth/jwks answers. */
  get published(): readonly PublishedKey[] {
    return this.#published
  }

  readonly issueTokens: IssueTokens = (subject, now) => this.#issue(subject, now)

  readonly signAnswerLink: SignAnswerLink = (link, now) => this.#signAnswerLink(link, now)

  close(): void {
    unwatchFile(this.#options.path, this.#reload)
  }

  readonly #reload = (): void => {
    const { path, log } = this.#options
    readSigningKeys(path)
      .then((keys) => this.#use(keys))
      .then(() => log.info({ keys: this.#published.map(({ kid }) => kid) }, 'signing keys read again'))
      .catch((error: unknown) => log.error({ reason: messageOf(error) }, 'signing keys not read; the old ones stay'))
  }

  async #use(keys: SigningKeys): Promise<void> {
    const { issuer, lifeSeconds } = this.#options
    // The signer first: no token may name a key that is not published.
    const issue = await createTokenIssuer(keys, issuer, lifeSeconds)
    const signAnswerLink = await createAnswerLinkSigner(keys, issuer)
    this.#published = keys.published
    this.#issue = issue
    this.#signAnswerLink = signAnswerLink
  }
}

function noKeys(): never {
  throw new Error('no signing keys yet')
}
