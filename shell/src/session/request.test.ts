import type { ShellRequest } from '@ensemble/contracts/remote'
import { describe, expect, it } from 'vitest'
import { HiddenText, readHidden } from '../realm/hidden-text.ts'
import { credentialsOf } from './credentials.ts'
import { recover } from './recover.ts'
import { signOutRefused } from './sign-out.ts'
import { answer, createBrowser, refusal } from '../testing/fake-session.ts'
import type { Envelope } from '../api/read-envelope.ts'
import { noAnswer } from '../api/request-failure.ts'
import { createRequest } from './request.ts'

const get: ShellRequest = { method: 'GET', path: '/mission/list' }
const fresh = answer({ accessToken: 'new', expiresIn: 600, status: 'validated' })

interface Server {
  mission?: (accessToken: string | null | undefined) => Envelope
  refresh?: () => Envelope
  signOut?: () => Envelope
  /** Whether the visitor shows who they are when asked. */
  proves?: () => boolean
  leaving?: boolean
}

function start(
  {
    mission = () => answer('missions'),
    refresh = () => fresh,
    signOut = () => answer({}),
    proves = () => false,
    leaving = false,
  }: Server,
  path = '/missions/browse',
) {
  const browser = createBrowser(({ path: called }, { accessToken }) =>
    called === '/auth/refresh'
      ? refresh()
      : called === '/auth/sign_out'
        ? signOut()
        : mission(accessToken && readHidden(accessToken)),
  )
  const tab = browser.openTab({ path })
  tab.holder.set(credentialsOf({ accessToken: new HiddenText('old'), expiresIn: 600 }, browser.clock.now))
  const told: string[] = []
  const at = { page: path }
  const request = createRequest({
    transport: tab.deps.transport,
    patience: { now: () => browser.clock.now, wait: () => Promise.resolve(), random: () => 0 },
    holder: tab.holder,
    recover: (used, failure) => recover(tab.deps, used, failure),
    signOutRefused: (failure) => void signOutRefused(tab.deps, failure),
    sessionSignal: () => new AbortController().signal,
    onPublicPage: tab.deps.effects.onPublicPage,
    leaving: () => leaving,
    page: () => at.page,
    wordsFor: () => 'general words',
    tell: (message) => told.push(message),
    askProof: () => Promise.resolve(proves()),
    askerOf: (remote, { path: asked }) => (asked === '/mission/list' ? `${remote}/1.0.0` : null),
  })
  return { ...browser, tab, told, at, request }
}

const onlyNew = (token: string | null | undefined) =>
  token === 'new' ? answer('missions') : refusal(401, 'SESSION_EXPIRED')

describe('request', () => {
  it('sends the bearer token and resolves to data', async () => {
    const { request, sent } = start({})
    await expect(request(get)).resolves.toBe('missions')
    expect(sent).toEqual([{ path: '/mission/list', accessToken: 'old' }])
  })

  it('says nothing of what was read for a page that was left meanwhile', async () => {
    const { request, told, at } = start({ mission: () => refusal(404, 'NOT_FOUND') })
    const reading = request({ method: 'GET', path: '/mission/gone' })
    at.page = '/missions/management'
    await expect(reading).rejects.toThrow()
    expect(told).toEqual([])
    await expect(request({ method: 'GET', path: '/mission/gone' })).rejects.toThrow()
    expect(told).toHaveLength(1)
  })

  it('causes one refresh for ten parallel 401s, and no sign-out', async () => {
    const { request, sentTo, tab } = start({ mission: onlyNew })
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(get)))
    expect(answers).toEqual(Array(10).fill('missions'))
    expect(sentTo('/auth/refresh')).toBe(1)
    expect(tab.log).toEqual([])
  })

  it('neither renews nor ends anything for what is sent while the page is left', async () => {
    const { request, sentTo, tab } = start({ mission: () => refusal(401, 'SESSION_EXPIRED'), leaving: true })
    await expect(request({ method: 'PUT', path: '/user/u/drafts/d', inline: true, keepalive: true })).rejects.toThrow()
    expect(sentTo('/auth/refresh')).toBe(0)
    expect(tab.log).toEqual([])
  })

  it('renews before what may outlive the page while somebody is still there, as before a held answer', async () => {
    const { request, sent, clock } = start({ mission: onlyNew })
    clock.now += 600_000
    await expect(request({ ...get, method: 'POST', inline: true, keepalive: true })).resolves.toBe('missions')
    expect(sent.map(({ path }) => path)).toEqual(['/auth/refresh', '/mission/list'])
  })

  it('refreshes before it sends a token whose time is over', async () => {
    const { request, sent, clock } = start({ mission: onlyNew })
    clock.now += 600_000
    await request(get)
    expect(sent.map(({ path }) => path)).toEqual(['/auth/refresh', '/mission/list'])
  })

  it('ends an expired session once, with one toast and /login, when the refresh is refused', async () => {
    const { request, tab, told, clock } = start({ refresh: () => refusal(401, 'SESSION_EXPIRED') })
    clock.now += 600_000
    const outcomes = await Promise.allSettled([request(get), request(get), request(get)])
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect(tab.log).toEqual(['signed out', 'toast expired'])
    expect(tab.state.leave).toMatchObject({ to: '/login' })
    expect(told).toEqual([])
  })

  it('keeps the code of a token refused on purpose and leads to /unauthorised', async () => {
    const { request, tab, told } = start({
      mission: () => refusal(401, 'SESSION_EXPIRED'),
      refresh: () => refusal(401, 'UNAUTHENTICATED'),
    })
    await expect(request(get)).rejects.toMatchObject({ status: 401 })
    expect(tab.state.leave).toMatchObject({ to: '/unauthorised', keepPlace: true, code: 'SESSION_EXPIRED' })
    expect(told).toEqual([])
  })

  it('tries no refresh for a suspended account', async () => {
    const { request, tab, sentTo } = start({ mission: () => refusal(401, 'ACCOUNT_SUSPENDED') })
    await expect(request(get)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    expect(sentTo('/auth/refresh')).toBe(0)
    expect(tab.state.leave?.code).toBe('ACCOUNT_SUSPENDED')
    expect(sentTo('/auth/sign_out')).toBe(1)
  })

  it('ends the session on the server too, at the next visit where nobody answers, and says nothing more', async () => {
    const { request, tab, told } = start({
      mission: () => refusal(401, 'ACCOUNT_SUSPENDED'),
      signOut: () => refusal(503, 'SERVICE_UNAVAILABLE'),
    })
    await expect(request(get)).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    await expect.poll(() => tab.log).toEqual(['signed out'])
    expect(tab.marks.signOutIsPending()).toBe(true)
    expect(told).toEqual([])
  })

  it('says nothing where a page asks on after its session has ended', async () => {
    const { request, tab, told } = start({ mission: () => refusal(401, 'UNAUTHENTICATED', 'Veuillez vous connecter.') })
    tab.holder.set(null)
    await expect(request({ ...get, method: 'POST' })).rejects.toMatchObject({ status: 401 })
    expect(told).toEqual([])
  })

  it('gives up after one refresh when the new token is refused as well', async () => {
    const { request, tab, sentTo } = start({ mission: () => refusal(401, 'UNAUTHENTICATED') })
    await expect(request(get)).rejects.toMatchObject({ status: 401 })
    expect(sentTo('/auth/refresh')).toBe(1)
    expect(tab.state.leave).toMatchObject({ to: '/unauthorised', code: 'UNAUTHENTICATED' })
    expect(sentTo('/auth/sign_out')).toBe(1)
  })

  it('keeps the session when the refresh gets no answer, after three tries', async () => {
    const { request, tab, sentTo, clock, told } = start({
      refresh: () => {
        throw noAnswer('SERVICE_UNAVAILABLE')
      },
    })
    clock.now += 600_000
    await expect(request(get)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: 'general words' })
    expect(sentTo('/auth/refresh')).toBe(3)
    expect(tab.log).toEqual([])
    expect(told).toEqual(['general words'])
  })

  it('shows the message of the server, or the general words, for any other failure', async () => {
    const { request, told } = start({ mission: () => refusal(403, 'OUT_OF_SCOPE', 'Hors de votre département.') })
    await expect(request(get)).rejects.toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    expect(told).toEqual(['Hors de votre département.'])
    const silent = start({ mission: () => refusal(500, 'SOMETHING_WENT_WRONG', '') })
    await expect(silent.request(get)).rejects.toMatchObject({ message: 'general words' })
    expect(silent.told).toEqual(['general words'])
  })

  it('says nothing of what could not be read offline, and everything of what could not be sent', async () => {
    const { request, told } = start({
      mission: () => {
        throw noAnswer('OFFLINE')
      },
    })
    await expect(request(get)).rejects.toMatchObject({ code: 'OFFLINE', message: 'general words' })
    expect(told).toEqual([])
    await expect(request({ ...get, method: 'POST' })).rejects.toMatchObject({ code: 'OFFLINE' })
    expect(told).toEqual(['general words'])
  })

  it('says nothing of a page of a list that is no more', async () => {
    const { request, told } = start({ mission: () => refusal(422, 'PAGE_OUT_OF_RANGE') })
    await expect(request(get)).rejects.toMatchObject({ code: 'PAGE_OUT_OF_RANGE' })
    expect(told).toEqual([])
  })

  it('sends again what was cut off where that does no harm', async () => {
    let cut = true
    const { request, sentTo } = start({
      mission: () => {
        if (cut) {
          cut = false
          throw noAnswer('SERVICE_UNAVAILABLE')
        }
        return answer('done')
      },
    })
    await expect(request({ ...get, method: 'POST', idempotencyKey: 'k' })).resolves.toBe('done')
    expect(sentTo('/mission/list')).toBe(2)
    cut = true
    await expect(request({ ...get, method: 'POST' })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(sentTo('/mission/list')).toBe(3)
  })

  it('goes on with what was asked once the visitor has shown who they are', async () => {
    let proven = false
    const mission = () => (proven ? answer('deleted') : refusal(403, 'PROOF_REQUIRED'))
    const { request, sentTo, told } = start({ mission, proves: () => (proven = true) })
    await expect(request({ method: 'DELETE', path: '/mission/list' })).resolves.toBe('deleted')
    expect([sentTo('/mission/list'), told]).toEqual([2, []])
  })

  it('asks for a proof for what outlives the page as well, as the end of the own account does', async () => {
    let proven = false
    const mission = () => (proven ? answer('deleted') : refusal(403, 'PROOF_REQUIRED'))
    const { request, sentTo } = start({ mission, proves: () => (proven = true) })
    const deletion = { method: 'DELETE', path: '/mission/list', inline: true, keepalive: true } as const
    await expect(request(deletion)).resolves.toBe('deleted')
    expect(sentTo('/mission/list')).toBe(2)
  })

  it('does nothing, and says nothing, where the visitor would rather not', async () => {
    const { request, sentTo, told } = start({ mission: () => refusal(403, 'PROOF_REQUIRED') })
    await expect(request({ method: 'DELETE', path: '/mission/list' })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
    expect([sentTo('/mission/list'), told]).toEqual([1, []])
  })

  it('asks in the name of a remote for what it has declared, and for nothing else', async () => {
    const { request, sent } = start({})
    await expect(request({ ...get, remote: 'mf-missions' })).resolves.toBe('missions')
    expect(sent).toHaveLength(1)
    const undeclared = { method: 'PUT', path: '/user/:userId/edit', body: { role: 'admin' } } as const
    await expect(request({ ...undeclared, remote: 'mf-missions' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      fields: { 'PUT /user/:userId/edit': ['NOT_DECLARED'] },
    })
    expect(sent).toHaveLength(1)
  })

  it('leaves a failure to the screen that asked for it', async () => {
    const { request, told } = start({ mission: () => refusal(422, 'VALIDATION_FAILED') })
    await expect(request({ ...get, inline: true })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(told).toEqual([])
  })

  it('shows a 401 as a toast on a public page, without sending anybody away', async () => {
    const { request, tab, told } = start(
      { mission: () => refusal(401, 'UNAUTHENTICATED', 'Veuillez vous connecter.'), refresh: () => refusal(401, 'X') },
      '/account_validation',
    )
    await expect(request(get)).rejects.toMatchObject({ status: 401 })
    expect(tab.state.leave).toBeNull()
    expect(told).toEqual(['Veuillez vous connecter.'])
  })
})
