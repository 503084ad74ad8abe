import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as ssoIdentities from '../data/sso-identities.ts'
import * as ssoSignups from '../data/sso-signups.ts'
import * as ssoTransactions from '../data/sso-transactions.ts'
import * as users from '../data/users.ts'
import { expectNotSuspended } from '../domain/account.ts'
import type { Deps } from '../deps.ts'
import { ProviderUnavailable, type ProvenIdentity } from '../sso/provider.ts'
import { hashOf, newRefreshToken } from '../tokens/refresh-token.ts'
import { type Credentials, openSession } from './open-session.ts'

export interface SsoCallback {
  code: string
  state: string
  redirectUri: string
  iss?: string
  /** The secret from the browser's cookie. */
  browserSecret: string | undefined
  /** Such as "Firefox, Windows"; empty when the browser does not say. */
  device: string
}

export type SsoOutcome =
  | { registered: true; credentials: Credentials; returnTo: string }
  | { registered: false; signupToken: string; email: string; firstName: string; lastName: string; returnTo: string }

/** How long an unknown identity may take to sign up. */
const signupSeconds = 600

/**
 * Finishes single sign-on with what the provider sent back. The visit is used up by the first who brings its state,
 * whatever comes of it.
 * @throws Refusal SSO_UNAVAILABLE, SSO_EXPIRED, SSO_FAILED; ACCOUNT_SUSPENDED
 */
export async function signInWithSso(deps: Deps, callback: SsoCallback): Promise<SsoOutcome> {
  const { sso } = deps
  if (!sso) refuse('SSO_UNAVAILABLE')
  const now = deps.clock.now()
  const { code, state, iss, browserSecret } = callback
  if (callback.redirectUri !== deps.ssoRedirectUri || browserSecret === undefined) refuse('SSO_FAILED')
  const visit = (await ssoTransactions.take(deps.db, hashOf(state), now)) ?? refuse('SSO_FAILED')
  if (!visit.browserHash.equals(hashOf(browserSecret))) refuse('SSO_FAILED')
  if (visit.expiresAt <= now) refuse('SSO_EXPIRED')
  const answer = { code, state, ...(iss !== undefined && { iss }) }
  const identity = await sso.redeem(answer, { ...visit, state }).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'single sign-on refused')
    return refuse(error instanceof ProviderUnavailable ? 'SSO_UNAVAILABLE' : 'SSO_FAILED')
  })
  return inTransaction(deps.db, async (tx) => {
    const userId = await ssoIdentities.findUserId(tx, identity)
    if (userId === undefined) return offerSignUp(deps, tx, identity, visit.returnTo)
    const user = await users.lock(tx, userId)
    expectNotSuspended(user)
    const browser = { kept: visit.kept, device: callback.device }
    return {
      registered: true,
      credentials: await openSession(deps, tx, user, browser, provedBy(identity, visit, now)),
      returnTo: visit.returnTo,
    }
  })
}

/**
 * When the person proved to the provider who they are: as it says, or in this visit where it was asked to have them do
 * so. A provider that knew them already has proven that their browser is there, not the person.
 */
function provedBy({ authenticatedAt }: ProvenIdentity, { prove }: { prove: boolean }, now: Date): Date | null {
  if (authenticatedAt) return authenticatedAt < now ? authenticatedAt : now
  return prove ? now : null
}

/** An identity that opens no account yet may ask for one, or be linked to one by its password. */
async function offerSignUp(deps: Deps, tx: Tx, identity: ProvenIdentity, returnTo: string): Promise<SsoOutcome> {
  const { email, firstName, lastName } = identity
  // Without an address nobody could be written to, and an account cannot be.
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) refuse('SSO_FAILED')
  const signupToken = newRefreshToken()
  const expiresAt = new Date(deps.clock.now().getTime() + signupSeconds * 1000)
  await ssoSignups.insert(tx, hashOf(signupToken), identity, expiresAt)
  return { registered: false, signupToken, email, firstName, lastName, returnTo }
}
