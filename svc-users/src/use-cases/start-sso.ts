import { randomBytes } from 'node:crypto'
import * as refreshTokens from '../data/refresh-tokens.ts'
import * as sessions from '../data/sessions.ts'
import * as ssoTransactions from '../data/sso-transactions.ts'
import type { Deps } from '../deps.ts'
import { safeReturnPath } from '../domain/return-path.ts'
import { hashOf, isRefreshToken } from '../tokens/refresh-token.ts'

/** How long a visit to the provider may take. */
export const visitSeconds = 600

export interface StartedSso {
  /** Where the browser goes. */
  location: string
  /** What only this browser may hold: without it nobody else can finish the visit. */
  browserSecret: string
}

interface SsoVisit {
  /** Where to go on afterwards, as the visitor's address said. */
  returnTo: string | undefined
  /** The secret that the browser holds already, so that two tabs do not end each other's visit. */
  held: string | undefined
  /** The provider asks who is there, although it knows. */
  prove: boolean
  keepSignedIn: boolean
  /** Of the session that the browser has. */
  refreshToken: string | undefined
}

/**
 * Begins a visit to the single sign-on provider: state, nonce and PKCE anew, tied to this browser.
 * @returns nothing where there is no single sign-on
 * @throws ProviderUnavailable
 */
export async function startSso(
  deps: Deps,
  { returnTo, held, prove, keepSignedIn, refreshToken }: SsoVisit,
): Promise<StartedSso | undefined> {
  if (!deps.sso) return undefined
  const visit = deps.sso.newVisit()
  const location = await deps.sso.authorizationUrl(visit, prove)
  const browserSecret = isRefreshToken(held) ? held : randomBytes(32).toString('base64url')
  await ssoTransactions.insert(deps.db, {
    stateHash: hashOf(visit.state),
    browserHash: hashOf(browserSecret),
    nonce: visit.nonce,
    codeVerifier: visit.codeVerifier,
    returnTo: safeReturnPath(returnTo, deps.origin),
    prove,
    kept: prove ? await isKept(deps, refreshToken) : keepSignedIn,
    expiresAt: new Date(deps.clock.now().getTime() + visitSeconds * 1000),
  })
  return { location: location.href, browserSecret }
}

/** Whether the session of the browser outlives it: a proof does not ask again what was asked at the sign-in. */
async function isKept({ db }: Deps, refreshToken: string | undefined): Promise<boolean> {
  const token = isRefreshToken(refreshToken) ? await refreshTokens.find(db, hashOf(refreshToken)) : undefined
  const session = token && (await sessions.find(db, token.sessionId))
  // Who has none here had not been asked.
  return session?.kept ?? false
}
