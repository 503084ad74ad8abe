import type { User } from '@ensemble/contracts/users/http'
import { afterEach, expect, it } from 'vitest'
import { consents, member, openShell } from '../../testing/open-shell.tsx'
import { byWords } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

afterEach(() => shell.close())

async function openLegalNotice(answer: unknown) {
  shell = await openShell({ path: '/notices/legal', answers: { '/legal_notice': answer } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Mentions légales')
}

it('names who publishes, directs and hosts this installation', async () => {
  await openLegalNotice({ publisher: 'La Ligue\n1 place de la Ligue', director: 'La présidence', host: 'Un hébergeur' })
  await shell.shows('1 place de la Ligue')
  const labels = [...document.querySelectorAll('main dt')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Éditeur', 'Direction de la publication', 'Hébergement'])
})

it('names them as the page came, and asks nobody', async () => {
  const notice = { publisher: 'La Ligue', director: '', host: 'Un hébergeur' }
  shell = await openShell({ path: '/notices/legal', legalNotice: notice })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Un hébergeur')
  expect(document.querySelectorAll('main dt')).toHaveLength(2)
  expect(shell.requested).not.toContain('/legal_notice')
})

it('says how to learn it where the installation does not, and nothing of what its operators have left out', async () => {
  await openLegalNotice({ publisher: '', director: '', host: '' })
  await shell.shows('écrivez-nous ci-dessous')
  expect(document.querySelector('main')?.textContent).not.toContain('installation')
})

it('leads to the authority that one may complain to', async () => {
  shell = await openShell({ path: '/notices/privacy' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('réclamation à la CNIL')
  expect(document.querySelector('main a[href="https://www.cnil.fr"]')?.textContent).toBe('www.cnil.fr')
})

it('says how long it is kept what people write to take part, whom a mission names, and who waits for an account', async () => {
  shell = await openShell({ path: '/notices/privacy' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('trois ans après sa fin')
  await shell.shows('un compte qui attend notre réponse')
  await shell.shows('le contact d’une mission\u00a0: les membres lisent son nom')
  await shell.shows('le contact d’une mission\u00a0: trois ans après sa fin')
})

it('asks whoever agreed to a charter of before whether that of today suits them, once', async () => {
  let user: User = { ...member, consents: { ...consents, charterVersion: '0' } }
  shell = await openShell({
    path: '/notices/charter',
    answers: {
      '/user/:userId': () => user,
      '/user/:userId/edit': () => (user = { ...member, consents }),
    },
  })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Ces textes ont changé')
  await shell.do(() => byWords('J’accepte ces textes')?.click())
  await shell.shows('Vous avez accepté ces textes le jeudi 12 mars')
  expect(shell.bodies).toContainEqual({ consents: { termsVersion: '1', charterVersion: '1' } })
  expect(byWords('J’accepte ces textes')).toBeUndefined()
  expect(document.activeElement?.tagName).toBe('H1')
})

it('asks nothing of a visitor who reads the charter', async () => {
  shell = await openShell({ path: '/notices/charter' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('La charte du bénévolat')
  expect(shell.text()).not.toContain('ces textes')
})

it.each([
  ['fr', 'Besoin de parler', 'idées suicidaires\u00a0: 3114, gratuit, jour et nuit.'],
  ['en', 'Do you need to talk?', 'suicidal thoughts: 3114, free, day and night'],
] as const)(
  'names whom to call at any hour where one writes to the committee, in %s',
  async (language, title, words) => {
    shell = await openShell({ path: '/notices/contact', language })
    await shell.do(() => shell.effects.setSignedOut(null))
    await shell.shows(title)
    expect(shell.text()).toContain(words)
    const called = [...document.querySelectorAll('main a[href^="tel:"]')].map((link) => link.getAttribute('href'))
    expect(called).toEqual(['tel:15', 'tel:112', 'tel:3114'])
  },
)
