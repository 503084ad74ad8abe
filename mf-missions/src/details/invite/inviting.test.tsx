import type { Mission } from '@ensemble/contracts/missions/http'
import type { Candidate } from '@ensemble/contracts/users/candidate'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { readerId, sampleCounters, sampleId, sampleMission, samplePage } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const staff = { role: 'headquarter_referent' } as const
const runs = (changes: Partial<Mission> = {}) =>
  sampleMission({
    managerIds: [readerId],
    allowedActions: ['see_participants', 'add_participants'],
    counters: sampleCounters,
    ...changes,
  })

const candidate = (number: number, displayName: string, changes: Partial<Candidate> = {}): Candidate => ({
  id: sampleId(number),
  displayName,
  departmentCode: '69',
  match: { score: 4, reasons: ['skills', 'department'], skills: ['writing'] },
  lastAskedAt: null,
  distanceKm: 10,
  availability: { slots: ['weekend'], frequency: null, fits: true },
  ...changes,
})
const people = [
  candidate(11, 'Inès Karoui'),
  candidate(12, 'Yann Le Bihan', { distanceKm: null, availability: { slots: [], frequency: null, fits: null } }),
]
const boxes = (page: Awaited<ReturnType<typeof open>>) => page.all('tbody input[type="checkbox"]')

test('members are chosen in a table of reasons; who could not be invited is named with the reason', async () => {
  const sent: unknown[] = []
  const page = await open(`${address}?tab=invitations`, {
    session: staff,
    answers: {
      'mission.get': () => runs({ placesLeft: 3 }),
      'mission.participants': () => samplePage([]),
      'user.list': () => samplePage(people),
      'mission.addParticipants': ({ body }) => {
        sent.push(body)
        return { invited: body.userIds.slice(0, 1), skipped: [{ userId: sampleId(12), code: 'INVITED_OFTEN' }] }
      },
    },
  })
  await expect.poll(page.text).toContain('Aucune invitation pour l’instant')
  page.press('Inviter des membres')
  await expect.poll(page.text).toContain('Yann Le Bihan')
  for (const reason of ['moins de 10\u00a0km', 'Libre à ce moment', 'Écriture, habite le département', 'Jamais']) {
    expect(page.text()).toContain(reason)
  }
  expect(page.text()).toContain('Il reste 3 places.')
  // What is written here is kept before anybody is chosen.
  page.press('Ajouter quelques mots à l’invitation')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await expect.poll(() => page.all('textarea[readonly]').length).toBe(0)
  page.type('Quelques mots pour ces personnes (facultatif)', 'Venez')
  await expect
    .poll(() => page.requests.filter(({ method }) => method === 'PUT').map(({ params }) => params?.['key']))
    .toEqual([`mission.invite.${sampleMission().id}`])
  for (const box of boxes(page)) box.click()
  await expect.poll(page.text).toContain('Inviter 2 personnes · 3 places libres')
  page.press('Inviter 2 personnes · 3 places libres')
  await expect.poll(page.text).toContain('Yann Le Bihan\u00a0: a déjà reçu plusieurs invitations ce mois-ci.')
  expect(page.text()).toContain('1 invitation est partie.')
  expect(sent).toEqual([{ userIds: [sampleId(11), sampleId(12)], message: 'Venez' }])
  expect(boxes(page)).toHaveLength(1)
  page.unmount()
})

test('more people than places are not asked, and the page says so before', async () => {
  const sent: unknown[] = []
  const page = await open(`${address}?invite`, {
    session: staff,
    answers: {
      'mission.get': () => runs({ placesLeft: 1 }),
      // The list behind the window, where the invitations go.
      'mission.participants': () => samplePage([]),
      'user.list': () => samplePage(people),
      'mission.addParticipants': ({ body }) => {
        sent.push(body)
        return { invited: body.userIds, skipped: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Yann Le Bihan')
  for (const box of boxes(page)) box.click()
  await expect.poll(page.text).toContain('Vous avez choisi 2 personnes.')
  expect(page.text()).toContain('Il reste 1 place. Choisissez moins de personnes, ou ajoutez des places.')
  page.press('Inviter 2 personnes · 1 place libre')
  boxes(page)[0]?.click()
  await expect.poll(page.text).toContain('Inviter 1 personne · 1 place libre')
  expect(sent).toEqual([])
  page.press('Inviter 1 personne · 1 place libre')
  await expect.poll(() => page.toasts.map(({ message }) => message)).toEqual(['1 invitation est partie.'])
  expect(sent).toEqual([{ userIds: [sampleId(12)] }])
  page.unmount()
})

test('a referent is not offered departments, and who may not invite reads the mission instead', async () => {
  const page = await open(`${address}?invite`, {
    session: { role: 'referent' },
    answers: { 'mission.get': () => runs(), 'user.list': () => samplePage(people) },
  })
  await expect.poll(page.text).toContain('Inès Karoui')
  // No invitation lasts longer than one can still come (svc-missions/src/domain/invitation.ts).
  expect(page.text()).toContain('14 jours pour répondre, ou moins si la mission commence avant')
  expect(page.text()).not.toContain('Département')
  page.unmount()
  const reader = await open(`${address}?invite`, { answers: { 'mission.get': () => sampleMission() } })
  await expect.poll(reader.text).toContain(sampleMission().title)
  expect(reader.text()).not.toContain('Inviter des membres')
  reader.unmount()
})
