import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestFailure } from '../api/request-failure.ts'
import { storeUnauthorisedCode } from '../session/unauthorised-code.ts'
import { member, openShell } from '../testing/open-shell.tsx'
import { byWords } from '../testing/type-into.ts'

type Shell = Awaited<ReturnType<typeof openShell>>
let shell: Shell

async function open(options: Parameters<typeof openShell>[0]): Promise<Shell> {
  shell = await openShell(options)
  return shell
}

const me = '/user/:userId'
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name)
const inDialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find((one) => one.textContent === name)

/** A screen of a phone until the test ends. */
function onPhoneScreen() {
  const never = () => undefined
  const look = (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: never,
    removeEventListener: never,
  })
  vi.stubGlobal('matchMedia', look)
}

function fill(name: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  return shell.close()
})

describe('a visitor without a session', () => {
  it('sees the start page at once, with Sign in', async () => {
    await open({ path: '/' })
    await shell.shows('Quatre façons de participer')
    await expect.poll(() => document.title).toBe('Bienvenue – Ensemble')
    expect(button('Se connecter')).toBeDefined()
    expect(button('Se déconnecter')).toBeUndefined()
  })

  it('waits at a protected page, asks for nothing, and is sent to /unauthorised', async () => {
    const { effects, requested, do: run } = await open({ path: '/dashboard' })
    await shell.shows('Chargement')
    await run(() => effects.setSignedOut(null))
    await shell.arrives('/unauthorised')
    await shell.shows('Connectez-vous pour voir cette page')
    expect(requested).toEqual([])
  })

  it('reaches after signing in the page it was heading to', async () => {
    const { effects, do: run } = await open({ path: '/dashboard', answers: { [me]: member } })
    await run(() => effects.setSignedOut(null))
    await run(() => button('Se connecter')?.click())
    await shell.arrives('/login')
    await run(() => effects.setSignedIn())
    await shell.arrives('/dashboard')
  })

  it('is told that the days in an address are none, and shown those of the last year', async () => {
    const { effects, do: run } = await open({ path: '/dashboard?from=2026-02-31', answers: { [me]: member } })
    await run(() => effects.setSignedIn())
    await shell.shows('Les dates demandées n’existent pas')
    const shown = document.querySelector<HTMLInputElement>('input[type="date"]')?.value
    expect(shown).toMatch(/^\d{4}-\d{2}-01$/)
  })

  it.each(['/nowhere', '/nowhere/else'])('is told that %s is no page', async (path) => {
    await open({ path })
    await shell.shows('Page introuvable')
  })

  it('reads beside the form why a suspended account stays shut, and whom to ask', async () => {
    const refused = { status: 401, code: 'ACCOUNT_SUSPENDED', message: 'Votre compte est suspendu.', fields: {} }
    const signIn = () => Promise.reject(new RequestFailure(refused))
    const { effects, do: run } = await open({ path: '/login', signIn })
    await run(() => effects.setSignedOut(null))
    await shell.shows('Mot de passe oublié')
    await run(() => fill('email', 'suspendue@example.org'))
    await run(() => fill('password', 'Un long mot de passe'))
    await run(() => document.querySelector('form')?.requestSubmit())
    await shell.shows('Vos données sont gardées.')
    expect(byWords('Écrire à mon comité')?.getAttribute('href')).toBe('/notices/contact')
  })

  it('reads on the sign-in page who has a League account', async () => {
    const { effects, do: run, text } = await open({ path: '/login' })
    await run(() => effects.setSignedOut(null))
    await shell.shows('Continuer avec un compte de la Ligue')
    expect(text()).toContain('Vous êtes dans l’équipe d’un comité ou du siège')
  })

  it('reads a wrong password next to the form, and keeps the address', async () => {
    const refuse = () =>
      Promise.reject(
        new RequestFailure({
          status: 401,
          code: 'BAD_CREDENTIALS',
          message: 'E-mail ou mot de passe incorrect.',
          fields: {},
        }),
      )
    const { effects, do: run } = await open({ path: '/login', signIn: refuse })
    await run(() => effects.setSignedOut(null))
    await run(() => document.querySelector('form')?.requestSubmit())
    await shell.shows('Indiquez votre mot de passe.')
    expect(document.activeElement?.getAttribute('name')).toBe('email')
    await run(() => fill('email', 'membre@example.org'))
    await run(() => fill('password', 'faux'))
    await run(() => document.querySelector('form')?.requestSubmit())
    expect(document.querySelector('form [role="alert"]')?.textContent).toContain('E-mail ou mot de passe incorrect.')
    await shell.arrives('/login')
  })
})

describe('a member', () => {
  it('is greeted at home after signing in, and leaves for /login', async () => {
    const { do: run, effects, text } = await open({ path: '/login', answers: { [me]: member } })
    await run(() => effects.setSignedIn())
    await shell.arrives('/home')
    await shell.shows('Bonjour Inès')
    await expect.poll(() => document.title).toBe('Accueil – Ensemble')
    await expect.poll(() => document.activeElement?.tagName).toMatch(/H1|MAIN/)
    await run(() => button('Se déconnecter')?.click())
    await shell.shows('La déconnexion vaut pour tous vos appareils')
    await run(() => inDialog('Annuler')?.click())
    await shell.arrives('/home')
    await run(() => button('Se déconnecter')?.click())
    await run(() => inDialog('Se déconnecter')?.click())
    await shell.arrives('/login')
    expect(text()).not.toContain('Inès')
  })

  it('finds on a phone, in words, what has no room beside the logo, and nothing signs out by itself', async () => {
    onPhoneScreen()
    const { do: run, effects } = await open({ path: '/login', answers: { [me]: member } })
    await run(() => effects.setSignedIn())
    await shell.shows('Bonjour Inès')
    expect(button('Se déconnecter')).toBeUndefined()
    await run(() => button('Menu')?.click())
    const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Français',
      'English',
      'Rechercher partout',
      'Confort de lecture',
      'Nous écrire',
      'Se déconnecter',
    ])
    await run(() => items.at(-1)?.click())
    await shell.shows('Se déconnecter partout')
    await shell.arrives('/home')
  })

  it('chooses on any page how it is read, which counts at once', async () => {
    const { do: run } = await open({ path: '/login' })
    await run(() => button('Confort et langue')?.click())
    await run(() => document.querySelector<HTMLElement>('[role="menuitem"]')?.click())
    await shell.shows('Taille du texte')
    await run(() => document.querySelector<HTMLElement>('input[value="text-150"]')?.click())
    await run(() => document.querySelector<HTMLElement>('[role="switch"]')?.click())
    expect(document.documentElement.dataset.comfort).toBe('text-150 space')
    await run(() => button('Revenir à l’affichage habituel')?.click())
    expect(document.documentElement.dataset.comfort).toBe('')
  })

  it('finds the same choices in words at the foot of any page', async () => {
    const { do: run } = await open({ path: '/login' })
    await run(() => button('Confort de lecture')?.click())
    await shell.shows('Taille du texte')
  })

  it('has one menu in words on a wide screen too, beside the button that logs out', async () => {
    const { do: run, effects } = await open({ path: '/login', answers: { [me]: member } })
    await run(() => effects.setSignedIn())
    await shell.shows('Bonjour Inès')
    expect(button('Se déconnecter')).toBeDefined()
    await run(() => button('Menu')?.click())
    const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Français',
      'English',
      'Rechercher partout',
      'Confort de lecture',
      'Nous écrire',
    ])
  })

  it('finds by its name, from any page and by the keys, what they may see, and nobody else', async () => {
    const page = (items: object[]) => ({
      items,
      total: items.length,
      totalIsCapped: false,
      page: 0,
      pageSize: 5,
      lastPage: 0,
    })
    const mission = { id: 'm1', title: 'Tenir le stand', startAt: '2099-12-12T13:00:00.000Z' }
    const answers = { [me]: member, '/mission/list': page([mission]), '/article/list': page([]) }
    const { do: run, effects, requested, queries } = await open({ path: '/home', answers })
    await run(() => effects.setSignedIn())
    await shell.shows('Bonjour Inès')
    const press = (key: string, ctrlKey = false) =>
      run(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true })))
    await press('?')
    await shell.shows('Afficher ces raccourcis')
    await press('k', true)
    await shell.shows('Que cherchez-vous')
    const links = () =>
      [...document.querySelectorAll<HTMLElement>('[role="dialog"] a')].map(({ textContent }) => textContent)
    expect(links()).toContain('Changer mon mot de passe')
    expect(links()).not.toContain('Gérer les comptes')
    await run(() => fill('finder', 'tableau'))
    expect(links()).toEqual(['Tableau de bord'])
    await run(() => fill('finder', 'stand'))
    await shell.shows('Tenir le stand')
    expect(links()).toEqual(['Tenir le stand'])
    await run(() => {
      const field = document.querySelector<HTMLInputElement>('input[name="finder"]')
      field?.focus()
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    })
    expect(document.activeElement?.textContent).toBe('Tenir le stand')
    expect(requested).not.toContain('/user/list')
    expect(queries.filter((query) => JSON.stringify(query)?.includes('stand'))).toHaveLength(2)
    await run(() => document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit())
    expect(window.location.pathname).toBe('/missions/m1')
  })

  it('is led to the reason when the session ends, which is shown once', async () => {
    const { do: run, effects } = await open({ path: '/home', answers: { [me]: member } })
    await run(() => effects.setSignedIn())
    await run(() => effects.setSignedOut({ to: '/unauthorised', keepPlace: true, code: 'ACCOUNT_SUSPENDED' }))
    await shell.arrives('/unauthorised')
    await shell.shows('Votre compte est suspendu')
    expect(sessionStorage.getItem('UNAUTHORISED_MESSAGE_CODE')).toBeNull()
  })

  it('whose account waits sees until when, and nothing else', async () => {
    const pending = { ...member, status: 'pending_approval', createdAt: new Date().toISOString() }
    const { do: run, effects } = await open({ path: '/dashboard', answers: { [me]: pending } })
    await run(() => effects.setSignedIn())
    await shell.arrives('/account_validation')
    await shell.shows('Votre comité étudie votre compte')
    await shell.shows('en général au plus tard le')
    await shell.shows('comite-69@example.org')
  })

  it('whose account waits for longer than usual is told so', async () => {
    const pending = { ...member, status: 'pending_approval', createdAt: '2026-11-02T09:00:00.000Z' }
    const { do: run, effects } = await open({ path: '/account_validation', answers: { [me]: pending } })
    await run(() => effects.setSignedIn())
    await shell.shows('La réponse prend plus de temps que d’habitude')
  })

  it('whose account waits finds the link to what it has said of itself', async () => {
    const pending = { ...member, status: 'pending_approval' }
    const pages = [{ path: '/users/:userId', openWhenPending: true as const, titleKey: 'profile.title' }]
    const { do: run, effects } = await open({ path: '/account_validation', answers: { [me]: pending }, pages })
    await run(() => effects.setSignedIn())
    await shell.shows('Relire ou corriger mes informations')
    expect(document.querySelector('main a[href="/users/me"]')).not.toBeNull()
  })

  it('whose account waits may change its password', async () => {
    const pending = { ...member, status: 'pending_approval' }
    const { do: run, effects } = await open({ path: '/change_password', answers: { [me]: pending } })
    await run(() => effects.setSignedIn())
    await shell.shows('Mot de passe actuel')
    expect(window.location.pathname).toBe('/change_password')
  })

  it('who signs in with a league account reads where its password is changed, and can write to ask', async () => {
    const league = { ...member, identityProvider: 'azure' }
    const { do: run, effects } = await open({ path: '/change_password', answers: { [me]: league } })
    await run(() => effects.setSignedIn())
    await shell.shows('Son mot de passe se change là où ce compte est géré.')
    expect(document.querySelector('main a[href$="?contact=support"]')?.textContent).toBe('Nous écrire')
  })

  it('does not see the start page while the session is being checked', async () => {
    const { text } = await open({ path: '/', wasSignedIn: true })
    expect(text()).not.toContain('Quatre façons de participer')
  })
})

it('keeps the receipt of a deletion when the end of the session is heard of after it', async () => {
  const receipt = 'r'.repeat(43)
  const { effects, do: run } = await open({ path: `/unauthorised?erasure=${receipt}`, answers: { [me]: member } })
  await run(() => effects.setSignedIn())
  await run(() => effects.setSignedOut({ to: '/unauthorised', keepPlace: false }))
  await shell.shows('Votre compte est supprimé')
  expect(window.location.search).toBe(`?erasure=${receipt}`)
})

it.each([
  ['while the page of the receipt is on its way', 0],
  ['when that page is there and not drawn yet', 1],
] as const)('keeps the receipt of a deletion when the session ends %s', async (_when, arrived) => {
  const receipt = 'r'.repeat(43)
  const { effects, navigate, do: run } = await open({ path: '/home', answers: { [me]: member } })
  await run(() => effects.setSignedIn())
  await run(async () => {
    const arrival = navigate(`/unauthorised?erasure=${receipt}`)
    if (arrived) await arrival
    effects.setSignedOut(arrived ? null : { to: '/unauthorised', keepPlace: true, code: 'ACCOUNT_DELETED' })
    await arrival
  })
  await shell.shows('Votre compte est supprimé')
  expect(window.location.search).toBe(`?erasure=${receipt}`)
})

it.each(['/unauthorised', '/'])(
  'shows the stored reason, whatever is found of a session before: on %s',
  async (path) => {
    storeUnauthorisedCode('ACCOUNT_DELETED')
    const { effects, navigate, do: run } = await open({ path })
    await run(() => effects.setSignedOut(null))
    await run(() => navigate('/unauthorised'))
    await shell.shows('Votre compte est supprimé')
  },
)
