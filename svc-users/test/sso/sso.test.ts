import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf } from '../cookies.ts'
import { lastCode, lettersTo } from '../letters.ts'
import { as, password, publicOrigin, startUsers } from '../setup.ts'
import { formOf, newPassword } from '../sign-up-body.ts'
import { startProvider, visit } from './provider.ts'
import { broughtBack, redirectUri, startWithProvider } from './world.ts'

const names = { given_name: 'Camille', family_name: 'Verdier' }
const people = [
  { sub: 'new', email: 'nouvelle@example.org', email_verified: true, ...names },
  { sub: 'unverified', email: 'pas-verifiee@example.org', email_verified: false, ...names },
  { sub: 'known', email: 'connue@example.org', email_verified: true, ...names },
  { sub: 'audited', email: 'verifiee@example.org', email_verified: true, ...names },
  { sub: 'intruder', email: 'ailleurs@example.org', email_verified: true, ...names },
  { sub: 'takeover', email: 'admin@example.org', email_verified: true, ...names },
]

describe('single sign-on', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>
  let world: Awaited<ReturnType<typeof startWithProvider>>
  const lines: string[] = []
  beforeAll(async () => {
    provider = await startProvider(redirectUri, people)
    world = await startWithProvider(provider.issuer, lines)
  })
  afterAll(async () => {
    await world.users.stop()
    await provider.stop()
  })

  async function comeBack(sub: string, returnTo?: string) {
    provider.be(sub)
    const { location, secret } = await world.begin(returnTo)
    return { back: await visit(location), secret: secret?.value }
  }

  async function signIn(sub: string, returnTo?: string) {
    const { back, secret } = await comeBack(sub, returnTo)
    return world.finish(broughtBack(back), secret)
  }

  const signUp = (signupToken: string) =>
    world.users.call('auth.signUpWithAzure', { body: { signupToken, ...formOf() } })

  it('is told of where passwords are', async () => {
    expect((await world.users.call('auth.passwordPolicy', {})).data).toMatchObject({ singleSignOn: true })
  })

  it('asks the provider with state, nonce and PKCE, fresh each time, tied to this browser', async () => {
    const [one, two] = [await world.begin('/missions/browse'), await world.begin()]
    expect(one.answer.statusCode).toBe(302)
    const asked = new URL(one.location)
    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'ensemble',
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43)
      expect(asked.searchParams.get(name)).not.toBe(new URL(two.location).searchParams.get(name))
    }
    expect(one.secret?.attributes.sort()).toEqual(['httponly', 'max-age=600', 'path=/', 'samesite=strict', 'secure'])
    const second = await world.begin(undefined, `__Host-sso=${one.secret?.value ?? ''}`)
    expect(second.secret?.value).toBe(one.secret?.value)
  })

  it('leads an unknown identity through the sign-up, and signs the known one in', async () => {
    const first = await signIn('new')
    expect(first.data).toEqual({
      registered: false,
      signupToken: expect.stringMatching(/^[\w-]{43}$/),
      email: 'nouvelle@example.org',
      firstName: 'Camille',
      lastName: 'Verdier',
      returnTo: '/home',
    })
    expect(first.body).not.toContain('eyJ')
    const signedUp = await signUp(first.data.signupToken)
    expect(signedUp.data).toMatchObject({ status: 'pending_approval', expiresIn: 600 })
    expect(cookieOf(signedUp.headers, '__Host-refresh')?.value).toMatch(/^[\w-]{43}$/)
    expect(await lettersTo(world.users, 'nouvelle@example.org')).toEqual([])
    expect(await signUp(first.data.signupToken)).toMatchObject({ status: 400, code: 'SSO_EXPIRED' })

    const again = await signIn('new', '/missions/browse?mode=remote')
    expect(again.data).toMatchObject({
      registered: true,
      status: 'pending_approval',
      returnTo: '/missions/browse?mode=remote',
    })
    expect(cookieOf(again.headers, '__Host-refresh')?.value).toMatch(/^[\w-]{43}$/)
    expect(cookieOf(again.headers, '__Host-sso')?.value).toBe('')
    const { rows } = await world.users.db.query({
      text: `select identity_provider as "identityProvider", status, email_verified_at is not null as verified from users where email = $1`,
      values: ['nouvelle@example.org'],
    })
    expect(rows).toEqual([{ identityProvider: 'azure', status: 'pending_approval', verified: true }])
  })

  it('leaves a line of the log, with device and network, as a password does', async () => {
    const seen = lines.length
    const { email, id } = await world.users.add()
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': '203.0.113.7',
    }
    const { back, secret } = await comeBack('audited')
    const { data } = await world.finish(broughtBack(back), secret, headers)
    const body = { email, password, signupToken: data.signupToken }
    const url = '/auth/sign_in_with_password'
    await world.users.app.inject({ method: 'POST', url, headers: { origin: publicOrigin, ...headers }, payload: body })
    const again = await comeBack('audited')
    await world.finish(broughtBack(again.back), again.secret, headers)
    await world.finish(broughtBack(again.back), again.secret, headers)
    const noted = lines
      .slice(seen)
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ msg }) => msg === 'signed in' || msg === 'sign-in refused')
    const from = { device: 'Firefox, Linux', network: noted[0]?.['network'] }
    expect(noted).toMatchObject([
      { ...from, msg: 'signed in', by: 'password', userId: id, network: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { ...from, msg: 'signed in', by: 'provider', userId: id },
      { ...from, msg: 'sign-in refused', by: 'provider', code: 'SSO_FAILED' },
    ])
    expect(JSON.stringify(noted)).not.toMatch(/203\.0|verifiee@/)
  })

  it('proves who is there only where the provider had them sign in', async () => {
    provider.be('new')
    async function visitWith(more: string) {
      const { location, secret } = await world.begin('/home', '', more)
      const { data } = await world.finish(broughtBack(await visit(location)), secret?.value)
      const [, claims = ''] = data.accessToken.split('.')
      const { rows } = await world.users.db.query<{ proven: boolean }>({
        text: 'select proved_at is not null as proven from sessions where id = $1',
        values: [JSON.parse(Buffer.from(claims, 'base64url').toString()).sid],
      })
      const asked = new URL(location).searchParams
      return [asked.get('prompt'), asked.get('max_age'), rows[0]?.proven]
    }
    expect(await visitWith('')).toEqual([null, null, false])
    expect(await visitWith('&prove=true')).toEqual(['login', '0', true])
  })

  it('keeps a session where the visitor asked for it, and as it is where they prove who they are', async () => {
    provider.be('new')
    async function lifeAfter(more: string, cookie = '') {
      const { location, secret } = await world.begin('/home', cookie, more)
      const { headers } = await world.finish(broughtBack(await visit(location)), secret?.value)
      const session = cookieOf(headers, '__Host-refresh')
      const life = session?.attributes.some((attribute) => attribute.startsWith('max-age')) ? 'kept' : 'this visit'
      return { life, cookie: `__Host-refresh=${session?.value ?? ''}` }
    }
    expect((await lifeAfter('')).life).toBe('kept')
    const shared = await lifeAfter('&keepSignedIn=false')
    expect(shared.life).toBe('this visit')
    expect((await lifeAfter('&prove=true', shared.cookie)).life).toBe('this visit')
    const own = await lifeAfter('')
    expect((await lifeAfter('&prove=true&keepSignedIn=false', own.cookie)).life).toBe('kept')
    expect((await lifeAfter('&prove=true')).life).toBe('this visit')
  })

  it('sends a code where the provider does not vouch for the address', async () => {
    const { data } = await signIn('unverified')
    expect((await signUp(data.signupToken)).data.status).toBe('pending_approval')
    const email = 'pas-verifiee@example.org'
    const code = await lastCode(world.users, email)
    expect((await world.users.call('auth.confirmEmail', { body: { email, code } })).status).toBe(200)
  })

  it('never links by the address alone, and links with the password of the account', async () => {
    const known = await world.users.add({ email: 'connue@example.org' })
    const { data } = await signIn('known')
    expect(data.registered).toBe(false)
    const seen = lines.length
    expect(await signUp(data.signupToken)).toMatchObject({ status: 409, code: 'EMAIL_ALREADY_USED' })
    // Nobody has tried to sign in.
    expect(lines.slice(seen).join('')).not.toContain('sign-in refused')
    const link = (typed: string, signupToken = data.signupToken) =>
      world.users.call('auth.signInWithPassword', { body: { email: known.email ?? '', password: typed, signupToken } })
    expect((await link('not this one')).code).toBe('BAD_CREDENTIALS')
    expect(await link(password, 'x'.repeat(43))).toMatchObject({ status: 400, code: 'SSO_EXPIRED' })
    expect((await link(password)).status).toBe(200)
    expect((await lettersTo(world.users, known.email)).at(-1)?.kind).toBe('identity_linked')
    const after = await signIn('known')
    expect(after.data).toMatchObject({ registered: true, status: 'validated' })
    const [, claims = ''] = after.data.accessToken.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub).toBe(known.id)
    expect((await link(password)).code).toBe('SSO_EXPIRED')
  })

  it('opens an account no longer once its owner sets a new password by mail', async () => {
    const { email } = await world.users.add()
    const { data } = await signIn('intruder')
    const linked = { email: email ?? '', password, signupToken: data.signupToken }
    await world.users.call('auth.signInWithPassword', { body: linked })
    expect((await signIn('intruder')).data.registered).toBe(true)
    await world.users.call('auth.forgotPassword', { body: { email: email ?? '' } })
    const chosen = { email: email ?? '', code: await lastCode(world.users, email ?? ''), password: newPassword }
    expect((await world.users.call('auth.confirmForgotPassword', { body: chosen })).status).toBe(200)
    expect((await signIn('intruder')).data.registered).toBe(false)
  })

  it('gives nobody an account whose address they claim', async () => {
    const admin = await world.users.add({ email: 'admin@example.org', role: 'admin' })
    const { data } = await signIn('takeover')
    expect(data.registered).toBe(false)
    expect((await signUp(data.signupToken)).code).toBe('EMAIL_ALREADY_USED')
    const { rows } = await world.users.db.query({
      text: 'select 1 from sso_identities where user_id = $1',
      values: [admin.id],
    })
    expect(rows).toEqual([])
  })

  it('lets a sign-up take ten minutes', async () => {
    provider.be('takeover')
    const { data } = await signIn('takeover')
    world.users.pass(600)
    expect(await signUp(data.signupToken)).toMatchObject({ status: 400, code: 'SSO_EXPIRED' })
  })

  it('tells a suspended person so', async () => {
    const known = await world.users.db.query<{ id: string }>({
      text: `select id from users where email = 'connue@example.org'`,
    })
    const admin = await world.users.add({ role: 'admin' })
    const params = { userId: known.rows[0]?.id ?? '' }
    await world.users.call('user.suspend', { params, body: { reason: 'test' } }, as(admin))
    expect(await signIn('known')).toMatchObject({ status: 401, data: { code: 'ACCOUNT_SUSPENDED' } })
  })

  describe('refuses', () => {
    let genuine: { back: URL; secret: string | undefined }
    const cases: [string, (body: Record<string, string>) => Record<string, string>, ('own' | 'none' | 'foreign')?][] = [
      ['a forged state', (body) => ({ ...body, state: 'f'.repeat(43) })],
      ['a forged code', (body) => ({ ...body, code: 'forged' })],
      ['a cut code', (body) => ({ ...body, code: (body.code ?? '').slice(0, -1) })],
      ['another issuer', (body) => ({ ...body, iss: 'https://evil.example' })],
      ['no issuer, where the provider names itself', ({ iss: _left, ...body }) => body],
      ['another page of ours', (body) => ({ ...body, redirectUri: `${redirectUri}/x` })],
      ['another site', (body) => ({ ...body, redirectUri: 'https://evil.example/auth/callbacks/azure' })],
      ['a browser that did not begin', (body) => body, 'none'],
      ['another browser', (body) => body, 'foreign'],
      ['a state with a space', (body) => ({ ...body, state: `${body.state ?? ''} ` })],
    ]

    it.each(cases)('%s', async (_case, tamper, holder = 'own') => {
      genuine = await comeBack('new')
      const secret = { own: genuine.secret, none: undefined, foreign: 'f'.repeat(43) }[holder]
      const before = await openSessions()
      const answer = await world.finish(tamper(broughtBack(genuine.back)), secret)
      expect(answer).toMatchObject({ status: 400, data: { code: 'SSO_FAILED' } })
      expect(cookieOf(answer.headers, '__Host-refresh')).toBeUndefined()
      expect(await openSessions()).toBe(before)
    })

    it('an answer that comes again', async () => {
      const { back, secret } = await comeBack('new')
      expect((await world.finish(broughtBack(back), secret)).status).toBe(200)
      expect(await world.finish(broughtBack(back), secret)).toMatchObject({ status: 400, data: { code: 'SSO_FAILED' } })
    })

    it('of one answer that comes twice at once, one', async () => {
      const { back, secret } = await comeBack('new')
      const both = await Promise.all([world.finish(broughtBack(back), secret), world.finish(broughtBack(back), secret)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('the code of another visit', async () => {
      const [one, two] = [await comeBack('new'), await comeBack('known')]
      const swapped = { ...broughtBack(one.back), code: two.back.searchParams.get('code') ?? '' }
      expect(await world.finish(swapped, one.secret)).toMatchObject({ status: 400, data: { code: 'SSO_FAILED' } })
    })

    it('an answer after ten minutes', async () => {
      const { back, secret } = await comeBack('new')
      world.users.pass(600)
      expect(await world.finish(broughtBack(back), secret)).toMatchObject({
        status: 400,
        data: { code: 'SSO_EXPIRED' },
      })
    })

    it('another site that posts for us', async () => {
      const { back, secret } = await comeBack('new')
      const answer = await world.finish(broughtBack(back), secret, { origin: 'https://evil.example' })
      expect(answer).toMatchObject({ status: 403, data: { code: 'CROSS_ORIGIN' } })
    })

    async function openSessions(): Promise<number> {
      const { rows } = await world.users.db.query<{ count: number }>({
        text: 'select count(*)::int as count from sessions',
      })
      return rows[0]?.count ?? 0
    }
  })

  it('leads nowhere but home, whatever the address asks for', async () => {
    for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      expect((await signIn('new', returnTo)).data.returnTo).toBe('/home')
    }
  })
})

describe('a provider that tells of people in its user information alone', () => {
  it('is asked there', async () => {
    const provider = await startProvider(redirectUri, people, { inToken: false })
    const world = await startWithProvider(provider.issuer)
    const { location, secret } = await world.begin()
    const answer = await world.finish(broughtBack(await visit(location)), secret?.value)
    expect(answer.data).toMatchObject({ registered: false, email: 'nouvelle@example.org', firstName: 'Camille' })
    await world.users.stop()
    await provider.stop()
  })
})

describe('without a provider', () => {
  const error = '/auth/callbacks/azure?error=provider_unavailable'

  it('that answers, people read so within 3 s, and sign in with their password', async () => {
    const provider = await startProvider(redirectUri, people)
    const world = await startWithProvider(provider.issuer)
    const { location, secret } = await world.begin()
    const back = await visit(location)
    await provider.stop()
    const { email } = await world.users.add()
    const started = Date.now()
    const { answer } = await world.begin('/home')
    const took = Date.now() - started
    process.stdout.write(`single sign-on without its provider: answered after ${took} ms (limit 3000)\n`)
    expect(took).toBeLessThan(5 * 3000)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(error)
    const late = await world.finish(broughtBack(back), secret?.value)
    expect(late).toMatchObject({ status: 503, data: { code: 'SSO_UNAVAILABLE' } })
    const signedIn = await world.users.call('auth.signInWithPassword', { body: { email: email ?? '', password } })
    expect(signedIn.status).toBe(200)
    await world.users.stop()
  })

  it('that is set up, the calls say so', async () => {
    const users = await startUsers()
    const opened = await users.app.inject('/auth/azure/authorize')
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/auth/callbacks/azure?error=not_offered'])
    const answer = await users.app.inject({
      method: 'POST',
      url: '/auth/sign_in_with_azure',
      headers: { 'content-type': 'application/json' },
      payload: { code: 'c', state: 's', redirectUri },
    })
    expect([answer.statusCode, answer.json().data.code]).toEqual([503, 'SSO_UNAVAILABLE'])
    await users.stop()
  })
})
