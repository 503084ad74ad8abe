import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const ines = sampleRow({ userId: '00000000-0000-4000-8000-000000000011', displayName: 'Inès Karoui' })
const odette = sampleRow({
  userId: '00000000-0000-4000-8000-000000000012',
  displayName: 'Odette Perrin',
  byTelephone: true,
})

type Page = Awaited<ReturnType<typeof open>>

const words = (page: Page) => page.all('[role="dialog"]').map(({ textContent }) => textContent)[0] ?? ''

/** Both people of a mission, one of them without an e-mail address. */
async function openPeople() {
  const mission = sampleMission({
    counters: sampleCounters,
    threads: { unread: 0 },
    allowedActions: ['see_participants', 'decide_participants'],
  })
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([ines, odette]),
      'user.list': () => samplePage([]),
      'mission.rejectUser': ({ body }) => ({ updated: body.userIds, failed: [] }),
    },
  })
  await expect.poll(page.text).toContain('Odette Perrin')
  return page
}

async function chooseFirstReason(page: Page) {
  const options = () => page.all('[role="option"]')
  const press = new MouseEvent('mousedown', { bubbles: true, button: 0 })
  page.all('[role="dialog"] [role="combobox"]')[0]?.dispatchEvent(press)
  await expect.poll(() => options().length).toBeGreaterThan(1)
  options()[0]?.click()
  await expect.poll(() => options().length).toBe(0)
}

test('who refuses somebody without an e-mail address reads that they have to be called', async () => {
  const page = await openPeople()
  page.press('Refuser Odette Perrin')
  await expect.poll(() => words(page)).toContain('un appel à passer rejoint la page d’accueil de l’équipe')
  expect(words(page)).not.toContain('par e-mail')
  await chooseFirstReason(page)
  const send = page.all('[role="dialog"] button').find(({ textContent }) => textContent === 'Refuser')
  send?.click()
  await expect
    .poll(() => page.toasts.map(({ message }) => message))
    .toEqual(['La réponse est notée. Il reste à appeler Odette Perrin.'])
  page.unmount()
})

test('a refusal of several speaks of each of them', async () => {
  const page = await openPeople()
  for (const box of page.all('tbody input[type="checkbox"]')) box.click()
  await expect.poll(page.text).toContain('2 personnes choisies')
  page.press('Refuser')
  await expect.poll(() => words(page)).toContain('Chaque personne reçoit votre réponse par e-mail')
  expect(words(page)).toContain('Les personnes sans adresse e-mail sont à appeler')
  expect(words(page)).toContain('Quelques mots pour ces personnes')
  page.unmount()
})

test.each([
  [0, 'La personne reçoit un e-mail.', 'à passer'],
  [1, 'un appel à passer rejoint la page d’accueil de l’équipe', 'reçoit'],
])('the preview of a letter to one speaks of one: %i', async (at, said, unsaid) => {
  const page = await openPeople()
  page.all('tbody input[type="checkbox"]')[at]?.click()
  await expect.poll(page.text).toContain('1 personne choisie')
  page.press('Écrire')
  await expect.poll(() => page.all('[role="dialog"] form:not([inert])').length).toBe(1)
  page.type('Objet', 'Samedi')
  page.type('Votre message', 'Rendez-vous au marché.')
  page.submit('Objet')
  await expect.poll(() => words(page)).toContain('Envoyer à 1 personne')
  expect(words(page)).toContain(said)
  expect(words(page)).not.toContain(unsaid)
  expect(words(page)).not.toContain('Chaque personne')
  page.unmount()
})
