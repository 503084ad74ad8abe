import { afterEach, describe, expect, it } from 'vitest'
import { storeUnauthorisedCode } from '../../session/unauthorised-code.ts'
import type { Refused } from '../../session/end-session.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { byWords } from '../../testing/type-into.ts'

const me = '/user/:userId'
let shell: Awaited<ReturnType<typeof openShell>>

afterEach(() => shell.close())

/** A running session that ends, as every way to this page from inside does. */
async function ends(why: Refused, user: object = member) {
  shell = await openShell({ path: '/dashboard', answers: { [me]: user } })
  const { effects, do: run } = shell
  await run(() => effects.setSignedIn())
  await run(() => effects.setSignedOut({ to: '/unauthorised', keepPlace: true, code: why.code }, why))
  await shell.arrives('/unauthorised')
}

const titles = () => [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent)
const link = (words: string) => byWords(words)?.getAttribute('href')

describe('each end of access says what happened, what comes next and whom to ask', () => {
  it.each([
    ['ACCOUNT_SUSPENDED', 'Votre compte est suspendu', 'Lire la raison', '/login'],
    ['ACCOUNT_DELETED', 'Votre compte est supprimé', 'Aller à l’accueil', '/'],
    ['SESSION_EXPIRED', 'Votre session est terminée', 'Se connecter', '/login'],
    ['UNAUTHENTICATED', 'Connectez-vous pour voir cette page', 'Créer un compte', '/signup'],
  ])('%s', async (code, title, way, to) => {
    await ends({ code })
    await shell.shows(title)
    expect(titles()).toEqual([title, 'Et maintenant', 'À qui demander'])
    expect(document.title).toBe(`${title} – Ensemble`)
    expect(link(way)).toBe(to)
    // Of the department that the session knew: nobody has to look for it.
    expect(link('comite-69@example.org')).toBe('mailto:comite-69@example.org')
    // Who is shut out may have no other way than to call.
    expect(document.querySelector('main a[href^="tel:"]')?.textContent).toMatch(/^01\u00a099/)
  })

  it('a suspension whose reason the server names shows it, once, and stores it nowhere', async () => {
    const message = 'Votre compte est suspendu. Raison donnée : « Adresse à vérifier ».'
    await ends({ code: 'ACCOUNT_SUSPENDED', message })
    await shell.shows('Adresse à vérifier')
    expect(byWords('Lire la raison')).toBeUndefined()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie).not.toContain('Adresse')
  })

  it('one that is heard of after the page was reached shows it as well', async () => {
    shell = await openShell({ path: '/dashboard', answers: { [me]: { ...member, status: 'suspended' } } })
    const { effects, do: run } = shell
    await run(() => effects.setSignedIn())
    await shell.arrives('/unauthorised')
    const message = 'Votre compte est suspendu. Raison donnée : « Adresse à vérifier ».'
    await run(() => effects.setSignedOut(null, { code: 'ACCOUNT_SUSPENDED', message }))
    await shell.shows('Adresse à vérifier')
    expect(link('comite-69@example.org')).toBe('mailto:comite-69@example.org')
  })

  it('without one, the title is not said twice', async () => {
    await ends({ code: 'ACCOUNT_SUSPENDED', message: 'Votre compte est suspendu.' })
    await shell.shows('Lire la raison')
    expect(shell.text().match(/Votre compte est suspendu/g)).toHaveLength(1)
  })

  it('a sign-up that is refused while its page is open is no farewell', async () => {
    shell = await openShell({
      path: '/account_validation',
      answers: { [me]: { ...member, status: 'pending_approval' } },
    })
    const { effects, do: run } = shell
    await run(() => effects.setSignedIn())
    await shell.shows('Votre comité étudie votre compte')
    const code = 'ACCOUNT_DELETED'
    // On a public page nobody is led away; this one leads on by itself.
    await run(() => effects.setSignedOut(null, { code }))
    await shell.arrives('/unauthorised')
    await shell.shows('Votre inscription n’a pas été acceptée')
    expect(shell.text()).not.toContain('Merci du chemin')
    expect(link('Aller à l’accueil')).toBe('/')
  })

  it('another role is told to whoever is signed in, with the way to write from within', async () => {
    shell = await openShell({ path: '/deliveries', answers: { [me]: member } })
    const { effects, do: run } = shell
    await run(() => effects.setSignedIn())
    await shell.shows('Cette page n’est pas ouverte à votre rôle')
    expect(link('Aller à l’accueil')).toBe('/home')
    expect(byWords('Se connecter')).toBeUndefined()
  })

  it('who comes by themselves, or loads the page again, is led on', async () => {
    storeUnauthorisedCode('')
    shell = await openShell({ path: '/unauthorised' })
    await shell.do(() => shell.effects.setSignedOut(null))
    await shell.shows('vous l’avez peut-être déjà lue')
    expect(link('Se connecter')).toBe('/login')
  })
})
