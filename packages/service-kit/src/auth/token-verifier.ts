import { hash } from 'node:crypto'
import type { Static, TSchema } from 'typebox'
import { type Clock, systemClock } from '../clock.ts'
import { KeySet } from './key-set.ts'
import { refuse } from '../refusal.ts'
import { Claims, type Principal, toPrincipal } from './principal.ts'
import { createTokenReader, type TokenKind } from './signed-token.ts'

export type { Principal } from './principal.ts'

/** Settings of every program that checks tokens. */
interface TokenSettings {
  /** The one address of the identity service's keys. */
  JWKS_URL: string
  /** The one issuer whose tokens count. */
  TOKEN_ISSUER: string
}

/** `ensemble` for calls, `media` for the cookie that images are fetched with. */
type Audience = 'ensemble' | 'media'

export interface TokenVerifier {
  /**
   * @returns who calls
   * @throws {Refusal} SESSION_EXPIRED for a good token that is too old, UNAUTHENTICATED for everything else;
   *   SERVICE_UNAVAILABLE while no key could be fetched since the start
   */
  verify(token: string): Promise<Principal>
  /** Who calls, of a token that has been checked before and is still good. */
  remembered(token: string): Principal | undefined
  /** The same checks for another audience, with the same keys. */
  forAudience(audience: Audience): TokenVerifier
  /** Reads other tokens that the same issuer signs, with the same keys; it refuses as `verify` does. */
  readerOf<Schema extends TSchema>(kind: Omit<TokenKind<Schema>, 'issuer'>): (token: string) => Promise<Static<Schema>>
  /** Whether keys are there, so that tokens can be checked at all. */
  readonly ready: boolean
  /** Fetches the keys ahead of the first token. */
  load(): Promise<void>
}

const cacheSize = 5000

/** The longest life that ACCESS_TOKEN_SECONDS may give; a token that says more was not made by our service. */
export const longestLifeSeconds = 3000
/** How far clocks of two machines may differ. */
export const skewSeconds = 30

/** Checks access tokens (signed-token.ts), and remembers checked ones by their hash. */
export function createTokenVerifier(settings: TokenSettings, clock: Clock = systemClock): TokenVerifier {
  return verifierFor('ensemble', settings.TOKEN_ISSUER, new KeySet(settings.JWKS_URL, clock), clock)
}

function verifierFor(audience: Audience, issuer: string, keySet: KeySet, clock: Clock): TokenVerifier {
  const kind = { issuer, audience, type: 'at+jwt', claims: Claims, requiredClaims: ['sid', 'sv'] }
  const read = createTokenReader(kind, keySet, clock)
  const checked = new Map<string, { principal: Principal; expiresAt: number }>()

  function remembered(token: string): Principal | undefined {
    const known = checked.get(digestOf(token))
    return known && known.expiresAt > clock.now().getTime() ? known.principal : undefined
  }

  async function verify(token: string): Promise<Principal> {
    const known = remembered(token)
    if (known) return known
    const claims = await read(token)
    const { iat, exp } = claims
    if (exp - iat > longestLifeSeconds || iat - skewSeconds > clock.now().getTime() / 1000) refuse('UNAUTHENTICATED')
    const principal = toPrincipal(claims)
    if (checked.size >= cacheSize) checked.delete(checked.keys().next().value ?? '')
    checked.set(digestOf(token), { principal, expiresAt: claims.exp * 1000 })
    return principal
  }

  return {
    verify,
    remembered,
    forAudience: (other) => verifierFor(other, issuer, keySet, clock),
    readerOf: (other) => createTokenReader({ ...other, issuer }, keySet, clock),
    get ready() {
      return keySet.loaded
    },
    load: () => keySet.load(),
  }
}

function digestOf(token: string): string {
  return hash('sha256', token, 'base64')
}
