import { afterEach, expect, it } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'
import { byWords, typeInto } from '../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

const press = (words: string) => shell.do(() => byWords(words)?.click())
const submit = () => shell.do(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
const address = () => document.querySelector<HTMLInputElement>('input[name="email"]')?.value

async function open(path: string, answers: Record<string, unknown> = {}): Promise<void> {
  shell = await openShell({ path, answers })
  await shell.do(() => shell.effects.setSignedOut(null))
}

afterEach(() => shell.close())

it('takes the address that was typed to the page for a forgotten password, and back', async () => {
  await open('/login')
  await shell.shows('Mot de passe oublié')
  await shell.do(() => typeInto('email', 'ines@example.org'))
  await press('Mot de passe oublié\u00a0?')
  await shell.shows('Recevoir un code')
  expect(address()).toBe('ines@example.org')
  await shell.do(() => typeInto('email', 'ines.karoui@example.org'))
  await press('Revenir à la connexion')
  await shell.shows('Garder ma session ouverte')
  expect(address()).toBe('ines.karoui@example.org')
})

it('takes the address to the sign-in once a new password is chosen', async () => {
  await open('/confirm_forgot_password', {
    '/auth/password_policy': { minLength: 12, maxLength: 128 },
    '/auth/confirm_forgot_password': {},
  })
  await shell.shows('Choisir un nouveau mot de passe')
  await shell.do(() => typeInto('email', 'ines@example.org'))
  await shell.do(() => typeInto('code', 'abcd-efgh'))
  await shell.do(() => typeInto('password', 'une phrase assez longue'))
  await shell.do(() => typeInto('passwordAgain', 'une phrase assez longue'))
  await submit()
  await shell.shows('Votre mot de passe est changé')
  expect(document.activeElement).toBe(document.querySelector('main h1'))
  await press('Se connecter')
  await shell.shows('Garder ma session ouverte')
  expect(address()).toBe('ines@example.org')
})

it('still leads to the page that was asked for, after a forgotten password', async () => {
  await open('/dashboard', {
    '/auth/forgot_password': {},
    '/auth/password_policy': { minLength: 12, maxLength: 128 },
    '/auth/confirm_forgot_password': {},
  })
  await shell.shows('Connectez-vous pour voir cette page')
  await shell.do(() => document.querySelector<HTMLElement>('main a[href="/login"]')?.click())
  await shell.shows('Garder ma session ouverte')
  await press('Mot de passe oublié\u00a0?')
  await shell.shows('Recevoir un code')
  await shell.do(() => typeInto('email', 'ines@example.org'))
  await submit()
  await shell.shows('Choisir un nouveau mot de passe')
  await shell.do(() => typeInto('code', 'abcd-efgh'))
  await shell.do(() => typeInto('password', 'une phrase assez longue'))
  await shell.do(() => typeInto('passwordAgain', 'une phrase assez longue'))
  await submit()
  await shell.shows('Votre mot de passe est changé')
  await shell.do(() => document.querySelector<HTMLElement>('main a[href="/login"]')?.click())
  await shell.shows('Garder ma session ouverte')
  expect(byWords('Continuer avec un compte de la Ligue')?.getAttribute('href')).toContain('dashboard')
})

it('takes the address to the sign-in once it is confirmed', async () => {
  await open('/account_validation', { '/auth/confirm_email': { status: 'validated' } })
  await shell.shows('Confirmez votre adresse e-mail')
  await shell.do(() => typeInto('email', 'ines@example.org'))
  await shell.do(() => typeInto('code', 'abcd-efgh'))
  await submit()
  await shell.shows('Votre adresse est confirmée')
  await press('Se connecter')
  await shell.shows('Garder ma session ouverte')
  expect(address()).toBe('ines@example.org')
})
