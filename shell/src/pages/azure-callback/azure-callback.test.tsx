import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { byWords } from '../../testing/type-into.ts'

type Shell = Awaited<ReturnType<typeof openShell>>
let shell: Shell

const path = '/auth/callbacks/azure?code=abc&state=xyz'
const identity = { signupToken: 't'.repeat(43), email: 'jo@example.org', firstName: 'Jo', lastName: 'Le Bihan' }

afterEach(() => shell.close())

it('redeems once, takes the code out of the address, and goes on to where the visitor was heading', async () => {
  const redeemed: unknown[] = []
  shell = await openShell({
    path,
    answers: { '/user/:userId': member },
    finishSingleSignOn: async (input) => {
      redeemed.push(input, window.location.search)
      shell.effects.setSignedIn()
      return { kind: 'signed-in', returnTo: '/dashboard' }
    },
  })
  await shell.arrives('/dashboard')
  expect(redeemed).toEqual([
    { code: 'abc', state: 'xyz', redirectUri: `${window.location.origin}/auth/callbacks/azure` },
    '',
  ])
})

it('leads an unknown league account to its sign-up, and to the link with an account it may have', async () => {
  shell = await openShell({
    path,
    finishSingleSignOn: () => Promise.resolve({ kind: 'unknown', identity, returnTo: null }),
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.arrives('/signup')
  await shell.shows('Votre compte de la Ligue est reconnu')
  expect(window.location.search).toBe('?azureSSO=true')
  await shell.do(() => byWords('Relier mon compte')?.click())
  await shell.arrives('/login')
  await shell.shows('Reliez votre compte')
  expect(JSON.stringify(window.history.state)).not.toContain(identity.signupToken)
})

it('keeps an invitation through the visit at the provider', async () => {
  const invitation = `#invitation=${'a'.repeat(43)}&email=maud%40example.org`
  const returnTo = `/signup${invitation}`
  shell = await openShell({ path, finishSingleSignOn: () => Promise.resolve({ kind: 'unknown', identity, returnTo }) })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.arrives('/signup')
  await shell.shows('Votre invitation est reconnue')
  expect(window.location.search + window.location.hash).toBe(`?azureSSO=true${invitation}`)
  expect(byWords('Relier mon compte')).toBeUndefined()
})

it.each([
  ['?error=access_denied&state=xyz', 'La connexion a été interrompue'],
  ['?error=provider_unavailable', 'ne répond pas pour le moment'],
  ['?code=abc', 'L’adresse de retour est incomplète'],
])('says what happened with %s', async (search, words) => {
  shell = await openShell({ path: `/auth/callbacks/azure${search}` })
  await shell.shows(words)
  expect(byWords('Recommencer')?.getAttribute('href')).toBe('/api/auth/azure/authorize')
})

it('leads to the password where there are no league accounts, and offers no second try', async () => {
  shell = await openShell({ path: '/auth/callbacks/azure?error=not_offered' })
  await shell.shows('les comptes de la Ligue ne servent pas à se connecter')
  expect(byWords('Recommencer')).toBeUndefined()
  expect(byWords('Se connecter avec un mot de passe')?.getAttribute('href')).toBe('/login')
})

it('says what the server refused', async () => {
  const refused = new RequestFailure({ status: 422, code: 'CODE_EXPIRED', message: 'Trop tard.', fields: {} })
  shell = await openShell({ path, finishSingleSignOn: () => Promise.reject(refused) })
  await shell.shows('Trop tard.')
})
