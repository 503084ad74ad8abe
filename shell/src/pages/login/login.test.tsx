import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import type { SignInInput } from '../../session/sign-in.ts'
import { openShell } from '../../testing/open-shell.tsx'
import { isHidden } from '../../testing/is-hidden.ts'
import { byWords, typeInto } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

afterEach(async () => {
  await shell.close()
  delete document.documentElement.dataset['league']
})

const league = { signupToken: 't', email: 'ines@example.org', firstName: 'Inès', lastName: 'Karoui' }
const submit = () => shell.do(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit())
const leagueLink = () => byWords('Continuer avec un compte de la Ligue')

it.each(['SSO_EXPIRED', 'SSO_FAILED'])(
  'lets who links a league account in vain (%s) sign in all the same',
  async (code) => {
    const sent: SignInInput[] = []
    const refused = new RequestFailure({ status: 400, code, message: 'Recommencez.', fields: {} })
    const signIn = (input: SignInInput) => {
      sent.push(input)
      return input.signupToken === undefined ? Promise.resolve() : Promise.reject(refused)
    }
    shell = await openShell({ path: '/login', league, signIn })
    await shell.do(() => shell.effects.setSignedOut(null))
    await shell.shows('Reliez votre compte')
    expect(leagueLink()).toBeUndefined()
    await shell.do(() => typeInto('password', 'right'))
    await submit()
    await shell.shows('Recommencez.')
    expect(leagueLink()?.getAttribute('href')).toBe('/api/auth/azure/authorize')
    expect(shell.text()).not.toContain('Reliez votre compte')
    await submit()
    const typed = { email: 'ines@example.org', password: 'right', keepSignedIn: true }
    expect(sent).toEqual([{ ...typed, signupToken: 't' }, typed])
  },
)

it.each([
  ['none', true],
  ['', false],
  // As a gateway leaves it that does not know of it.
  ['__LEAGUE__', false],
])('hides the way of a league account only where the page says that there is none: %j', async (said, hidden) => {
  document.documentElement.dataset['league'] = said
  shell = await openShell({ path: '/login' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Continuer avec un compte de la Ligue')
  expect(isHidden(leagueLink())).toBe(hidden)
  expect(isHidden(byWords('Mot de passe oublié\u00a0?'))).toBe(false)
})

it('keeps a league account that waits to be linked when the password is wrong', async () => {
  const sent: SignInInput[] = []
  const refused = new RequestFailure({ status: 401, code: 'BAD_CREDENTIALS', message: 'Non.', fields: {} })
  const signIn = (input: SignInInput) => {
    sent.push(input)
    return Promise.reject(refused)
  }
  shell = await openShell({ path: '/login', league, signIn })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Reliez votre compte')
  await shell.do(() => typeInto('password', 'wrong'))
  await submit()
  await shell.shows('Non.')
  await submit()
  expect(sent.map(({ signupToken }) => signupToken)).toEqual(['t', 't'])
  expect(leagueLink()).toBeUndefined()
})

it('says at the box that keeps a session when to untick it', async () => {
  shell = await openShell({ path: '/login' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Garder ma session ouverte')
  const box = document.querySelector('input[name="keepSignedIn"]')
  const hint = document.getElementById(box?.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Sur un ordinateur partagé, décochez cette case.')
  // What the box says holds for both ways in.
  const address = () => leagueLink()?.getAttribute('href')
  expect(address()).toBe('/api/auth/azure/authorize')
  await shell.do(() => box instanceof HTMLInputElement && box.click())
  expect(address()).toBe('/api/auth/azure/authorize?keepSignedIn=false')
})
