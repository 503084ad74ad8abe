import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export interface Person {
  sub: string
  email: string
  email_verified?: boolean
  given_name: string
  family_name: string
}

export const client = { id: 'ensemble', secret: 'a-secret-of-the-client' }

interface Context {
  oidc: { client?: { clientId: string }; session?: { accountId?: string }; provider: Provider }
}

/**
 * A real OpenID Connect provider in the test: code grant, PKCE required, RS256. Whoever is `present` signs in without
 * being asked; `inToken` says whether the ID token tells of the person, or the user information alone.
 */
export async function startProvider(redirectUri: string, people: Person[], { inToken = true } = {}) {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
  const issuer = `http://127.0.0.1:${port}`
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const answers: string[] = []
  let present = people[0]?.sub ?? ''
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...signing, kid: 'provider-key', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: !inToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => {
      const person = people.find((one) => one.sub === sub)
      return person && { accountId: sub, claims: () => person }
    },
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  server.on('request', (request, response) => {
    answers.push(request.url ?? '')
    const asked = request.url?.startsWith('/interaction/')
    const login = { login: { accountId: present, remember: false } }
    void (asked ? provider.interactionFinished(request, response, login) : callback(request, response))
  })
  return {
    issuer,
    /** Addresses that were asked for. */
    answers,
    be: (sub: string) => void (present = sub),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * What a browser does with the address of the provider: follows it, keeping cookies, until it leads back to us.
 * @returns the address that the provider sends it back to
 */
export async function visit(address: string): Promise<URL> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  let next = new URL(address)
  while (next.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next)
  }
  return next
}
