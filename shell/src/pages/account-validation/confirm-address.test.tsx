import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { byWords, typeInto } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

const waiting = { ...member, email: 'ines@example.org', status: 'pending_approval', emailVerifiedAt: null }
const confirmed = { ...waiting, emailVerifiedAt: '2026-11-20T09:00:00.000Z' }

async function open(path: string, answers: Record<string, unknown>): Promise<void> {
  shell = await openShell({ path, answers })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Confirmez votre adresse e-mail')
}

const link = '/account_validation#email=ines%40example.org&code=ABCD-EFGH'
const press = (words: string) => shell.do(() => byWords(words)?.click())

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

it('confirms an address by one press for who came by the link, whose code leaves the address bar', async () => {
  await open(link, { '/auth/confirm_email': { status: 'pending_approval' } })
  await shell.shows('Un dernier geste pour ines@example.org')
  expect(document.querySelectorAll('main input')).toHaveLength(0)
  expect(window.location.hash).toBe('')
  expect(JSON.stringify(window.history.state)).not.toContain('ABCD')
  await press('Confirmer mon adresse')
  await shell.shows('Votre adresse est confirmée')
  // The button that was pressed has gone.
  expect(document.activeElement?.textContent).toBe('Votre adresse est confirmée')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org', code: 'ABCDEFGH' })
})

it('leads on from a link that is too old: another code at once, for the address of the link', async () => {
  const expired = new RequestFailure({ status: 400, code: 'CODE_EXPIRED', message: 'Code expiré.', fields: {} })
  await open(link, { '/auth/confirm_email': expired, '/auth/resend_confirmation': {} })
  await press('Confirmer mon adresse')
  await shell.shows('Code expiré.')
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org' })
})

it('offers another code to who opened the page by hand, once an address is typed', async () => {
  await open('/account_validation', { '/auth/resend_confirmation': {} })
  await press('Renvoyer le code')
  await shell.shows('Indiquez votre adresse e-mail.')
  await shell.do(() => typeInto('email', 'ines@example.org'))
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org' })
})

it('offers another code at once to who comes from the sign-in page: theirs was sent long ago', async () => {
  const unverified = { status: 403, code: 'EMAIL_NOT_VERIFIED', message: 'Confirmez d’abord votre e-mail.', fields: {} }
  shell = await openShell({
    path: '/login',
    answers: { '/auth/resend_confirmation': {} },
    signIn: () => Promise.reject(new RequestFailure(unverified)),
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Première visite')
  await shell.do(() => {
    typeInto('email', 'ines@example.org')
    typeInto('password', 'une phrase assez longue')
  })
  await shell.do(() => document.querySelector('form')?.requestSubmit())
  await shell.shows('Saisir le code reçu par e-mail')
  await press('Saisir le code reçu par e-mail')
  await shell.shows('Confirmez votre adresse e-mail')
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org' })
})

/** As who has signed up with a league account whose provider does not vouch for its address. */
async function openSignedIn(path: string, answers: Record<string, unknown>): Promise<void> {
  shell = await openShell({ path, answers, wasSignedIn: true })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Confirmez votre adresse e-mail')
}

it('lets who is signed in confirm their address by the link, and then wait for the committee', async () => {
  let user: object = waiting
  const confirm = () => {
    user = confirmed
    return { status: 'pending_approval' }
  }
  await openSignedIn(link, { '/user/:userId': () => user, '/auth/confirm_email': confirm })
  await shell.shows('Un dernier geste pour ines@example.org')
  await press('Confirmer mon adresse')
  await shell.shows('Votre comité étudie votre compte')
  // The button that was pressed has gone.
  expect(document.activeElement?.textContent).toBe('Votre comité étudie votre compte')
})

it('tells who is signed in that a mail waits for them, and sends it again', async () => {
  let user: object = waiting
  await openSignedIn('/account_validation', { '/user/:userId': () => user, '/auth/resend_confirmation': {} })
  expect(shell.text()).toContain('Recopiez le code reçu par e-mail')
  expect(shell.text()).not.toContain('Adresse déjà confirmée')
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org' })
  // The link of the mail was opened elsewhere meanwhile.
  user = confirmed
  await shell.do(() => document.dispatchEvent(new Event('visibilitychange')))
  await shell.shows('Votre comité étudie votre compte')
})

it.each([
  ['waits for their own mail', waiting],
  ['waits for the committee', confirmed],
  ['has an open account', { ...confirmed, status: 'validated' }],
])('confirms the address of a link for another account than that of who is signed in and %s', async (_who, user) => {
  const own = { ...user, email: 'a@example.org' }
  await openSignedIn(link, { '/user/:userId': own, '/auth/confirm_email': { status: 'validated' } })
  await shell.shows('Un dernier geste pour ines@example.org')
  expect(shell.text()).not.toContain('Connectez-vous pour savoir')
  await press('Confirmer mon adresse')
  await shell.shows('L’adresse est confirmée')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org', code: 'ABCDEFGH' })
  // Nothing is said of who is signed in, and they stay so.
  expect(document.activeElement?.textContent).toBe('L’adresse est confirmée')
  expect(shell.text()).toContain('déconnectez-vous d’abord')
  expect(shell.text()).not.toMatch(/Votre compte est ouvert|Toutes les pages vous sont accessibles/)
  expect(byWords('Se connecter')).toBeUndefined()
  expect(byWords('Aller à l’accueil')?.getAttribute('href')).toBe('/home')
})

it('has nothing left to ask of who opens the link of their own open account, however it is written', async () => {
  const answers = { '/user/:userId': { ...confirmed, email: 'Ines@Example.org', status: 'validated' } }
  shell = await openShell({ path: link, answers, wasSignedIn: true })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Votre compte est ouvert')
})
