import { interactionPolicy, Provider } from 'oidc-provider'
import { claimsOf, identities } from './identities.ts'
import { errorPage } from './pages.ts'
import type { ProviderSettings } from './provider-settings.ts'

const scopes = 'openid email profile'

/**
 * A real OpenID Connect provider for this machine: discovery, code grant with PKCE (S256, required), RS256, a code that
 * works once. It has one client, our own, which nobody needs to consent to; it forgets codes and tokens when it stops.
 */
export function createProvider({
  issuer,
  clientId,
  clientSecret,
  redirectUris,
  keys,
  origin,
}: ProviderSettings): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        // What cannot be undone asks how long ago somebody signed in.
        require_auth_time: true,
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    scopes: scopes.split(' '),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'preferred_username'],
    },
    // As the large providers do: who it is stands in the identity token itself.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AuthorizationCode: 60, AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { policy: alwaysAsking(), url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, sub: string) => {
      const identity = identities.find((candidate) => candidate.sub === sub)
      return identity && { accountId: sub, claims: () => claimsOf(identity) }
    },
    loadExistingGrant: grantEverything,
    renderError: (ctx: RenderContext, { error, error_description: description = '' }: ProviderError) => {
      ctx.type = 'html'
      ctx.body = errorPage(`${error}: ${description}`, origin)
    },
  })
  provider.on('server_error', (_ctx, error) => {
    console.error(error)
  })
  // What is answered says no more than "grant request is invalid".
  provider.on('grant.error', (_ctx, error) => {
    console.error(error)
  })
  return provider
}

interface RenderContext {
  type: string
  body: string
}

interface ProviderError {
  error: string
  error_description?: string
}

interface GrantContext {
  oidc: { client?: { clientId: string }; session?: { accountId?: string }; provider: Provider }
}

/** Each sign-in asks who it is: whoever tries the platform changes persons all the time. */
function alwaysAsking(): unknown {
  const { base, Check } = interactionPolicy
  const policy = base()
  policy
    .get('login')
    .checks.add(
      new Check('each_time', 'each sign-in asks who it is', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

async function grantEverything({ oidc: { client, session, provider } }: GrantContext): Promise<unknown> {
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
  grant.addOIDCScope(scopes)
  await grant.save()
  return grant
}
