import * as oidc from 'openid-client'
import { fetchWithin, isUnreachable, within } from './reaching.ts'

export interface SsoSettings {
  /** Where the provider is found: its discovery document lies below. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Separated by spaces; `openid` among them. */
  scopes: string
  /** Our page that the provider sends people back to. */
  redirectUri: string
  /** Whether the provider may be reached without TLS: on this machine, in development. */
  allowHttp: boolean
  /** How long the provider may take to answer one question, in milliseconds. */
  timeoutMs: number
}

/** What one visit to the provider begins with; each is made anew. */
export interface SsoVisit {
  state: string
  nonce: string
  codeVerifier: string
}

/** What the visitor's browser brought back. */
export interface SsoAnswer {
  code: string
  state: string
  iss?: string
}

/** Whom the provider has proven the visitor to be. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** When they last showed the provider who they are; null where it does not say. */
  authenticatedAt: Date | null
}

/** The provider did not answer, or not in time. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** What came back cannot be trusted. The cause says why, for the log; never the answer. */
class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused'
}

/** How much longer the questions of one exchange may take together: less than the gateway waits, by default. */
const exchangeShare = 1.35
const rediscoverMs = 3_600_000

/**
 * One OpenID Connect provider, found by its discovery document. Code grant with PKCE, state and nonce; the signature of
 * every ID token is checked against the provider's own keys, whatever its header says, with RS256 alone.
 */
export class SsoProvider {
  readonly #settings: SsoSettings
  #configuration: oidc.Configuration | undefined
  #discoveredAt = -Infinity
  #discovering: Promise<oidc.Configuration> | undefined

  constructor(settings: SsoSettings) {
    this.#settings = settings
  }

  newVisit(): SsoVisit {
    return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
  }

  /**
   * Where to send a visitor. The provider is asked each time whether it is there: a browser that has left cannot be
   * told any more that nobody answers.
   * @param prove asks the provider to have the visitor show who they are, although it knows
   * @throws ProviderUnavailable after `timeoutMs` at the latest
   */
  async authorizationUrl({ state, nonce, codeVerifier }: SsoVisit, prove = false): Promise<URL> {
    const { redirectUri, scopes } = this.#settings
    try {
      const known = this.#configuration !== undefined
      const configuration = await this.#discover()
      if (known) await fetchWithin(this.#settings.timeoutMs)(discoveryUrl(this.#settings.issuer), {})
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // With max_age a provider must say when it asked (OpenID Connect Core, 3.1.2.1).
        ...(prove && { prompt: 'login', max_age: '0' }),
      })
    } catch (cause) {
      throw new ProviderUnavailable('the single sign-on provider does not answer', { cause })
    }
  }

  /**
   * Exchanges an authorisation code for who the visitor is. No token of the provider leaves this function.
   * @throws ProviderUnavailable; AnswerRefused for a code, issuer, nonce, signature or claim that is not right
   */
  async redeem({ code, state, iss }: SsoAnswer, visit: SsoVisit): Promise<ProvenIdentity> {
    try {
      const configuration = await this.#discover()
      const url = new URL(this.#settings.redirectUri)
      url.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
      return await within(this.#settings.timeoutMs * exchangeShare, this.#exchange(configuration, url, visit))
    } catch (cause) {
      if (isUnreachable(cause) || cause instanceof ProviderUnavailable) {
        throw new ProviderUnavailable('the single sign-on provider does not answer', { cause })
      }
      throw new AnswerRefused('the answer of the single sign-on provider was refused', { cause })
    }
  }

  async #exchange(configuration: oidc.Configuration, url: URL, visit: SsoVisit): Promise<ProvenIdentity> {
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: visit.codeVerifier,
      expectedNonce: visit.nonce,
      expectedState: visit.state,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('no ID token')
    const details = await this.#details(configuration, tokens.access_token, claims)
    const authenticatedAt = claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000)
    return { issuer: claims.iss, subject: claims.sub, authenticatedAt, ...details }
  }

  /** What the provider says of the person, in the ID token or, where it is not there, in its user information. */
  async #details(configuration: oidc.Configuration, accessToken: string, claims: oidc.IDToken) {
    const asked = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
    const more = asked ? await oidc.fetchUserInfo(configuration, accessToken, claims.sub) : {}
    const all: Record<string, unknown> = { ...more, ...claims }
    const [first = '', ...last] = textOf(all['name']).split(' ')
    return {
      email: textOf(all['email']).trim(),
      emailVerified: all['email_verified'] === true,
      firstName: textOf(all['given_name']) || first,
      lastName: textOf(all['family_name']) || last.join(' '),
    }
  }

  /** Reads the discovery document once an hour; the keys that were fetched stay, so that forgeries cost no fetch. */
  async #discover(): Promise<oidc.Configuration> {
    if (this.#configuration && Date.now() - this.#discoveredAt < rediscoverMs) return this.#configuration
    this.#discovering ??= this.#read().finally(() => (this.#discovering = undefined))
    return this.#discovering
  }

  async #read(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, allowHttp, timeoutMs } = this.#settings
    const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' }
    // Marked as a last resort by the library; the settings refuse http in production.
    const insecure = allowHttp ? [oidc.allowInsecureRequests] : []
    const execute = [oidc.enableNonRepudiationChecks, ...insecure]
    const found = await oidc.discovery(new URL(issuer), clientId, metadata, oidc.ClientSecretBasic(clientSecret), {
      execute,
      [oidc.customFetch]: fetchWithin(timeoutMs),
    })
    const keys = this.#configuration && oidc.getJwksCache(this.#configuration)
    if (keys) oidc.setJwksCache(found, keys)
    this.#configuration = found
    this.#discoveredAt = Date.now()
    return found
  }
}

function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}
