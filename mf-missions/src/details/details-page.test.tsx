import type { Mission } from '@ensemble/contracts/missions/http'
import { type Answers, type MountedRemote, refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  readerId,
  sampleCounters,
  sampleHealth,
  sampleId,
  sampleMission,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

const requested = sampleParticipant()

test('a mission says what it is, what it costs in energy and what one can do', async () => {
  const page = await open(address, { answers: { 'mission.get': () => sampleMission() } })
  await expect.poll(page.text).toContain('Vous tenez le stand à trois.')
  expect(page.all('h1')[0]?.textContent).toBe('Mission 1')
  expect(document.title).toBe('Mission 1')
  expect(page.text()).toContain('12 rue des Tilleuls, 69003 Lyon')
  expect(page.text()).toContain('Effort léger')
  expect(page.text()).toContain('Votre contact\u00a0: Solange Mondésir.')
  expect(page.text()).toContain('Il reste 4 places')
  expect(page.control('Demander à participer')).toBeDefined()
  page.unmount()
})

test('the way back leads to where one came from, also once a tab was opened', async () => {
  const mine = sampleParticipation({ bucket: 'upcoming' })
  const workspace = sampleMission({ allowedActions: ['see_workspace'] })
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': () => sampleParticipations([mine]),
      'mission.get': () => workspace,
    },
  })
  await expect.poll(page.text).toContain('Mission 1')
  page.press('Mission 1')
  await expect.poll(page.text).toContain('Espace de travail')
  expect(page.control('Mes missions').getAttribute('href')).toBe('/my_missions')
  page.press('Espace de travail')
  await expect.poll(page.address).toBe(`${address}?tab=workspace`)
  expect(page.control('Mes missions').getAttribute('href')).toBe('/my_missions')
  page.unmount()
})

test('a mission says what makes it easier, and of what its team left unticked nothing', async () => {
  const none = { canSit: false, canStop: false, breaks: false, cameraOptional: false, companion: false }
  const energy = { level: 1, ...none, canStop: true, travelNote: null } as const
  const page = await open(address, { answers: { 'mission.get': () => sampleMission({ energy }) } })
  await expect.poll(page.text).toContain('On peut s’arrêter à tout moment')
  for (const words of ['position assise', 'pauses', 'avec quelqu’un', 'non']) {
    const told = page.all('li').map(({ textContent }) => textContent)
    expect(told.filter((line) => line.includes(words))).toEqual([])
  }
  page.unmount()
})

test('what decides whether one can come stands with the button, before the text', async () => {
  const mission = sampleMission({
    mode: 'mixed',
    registrationDeadline: '2099-12-08T22:00:00.000Z',
    meetingUrl: 'https://example.org/m',
    summary: 'Venir ? Oui.',
  })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Participer')
  const panel = page.all('section[aria-labelledby="registration"]')[0]?.textContent ?? ''
  for (const fact of [
    'samedi 12 décembre 2099, 14\u00a0h\u00a0–\u2060\u00a017\u00a0h',
    '12 rue des Tilleuls, 69003 Lyon ou à distance',
    '3\u00a0h en tout',
    'Effort léger',
    'Il reste 4 places',
    'Inscriptions jusqu’au mardi 8 décembre 2099',
    'Rejoindre la réunion\u2060\u00a0(nouvel onglet)',
  ])
    expect(panel).toContain(fact)
  // To the eye of who reads on a phone, and to who hears the page: the same order.
  expect(
    page
      .all('h2')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Participer', 'La mission'])
  expect(page.text()).toContain('Venir\u00a0? Oui.')
  // Said once.
  expect(page.text().split('12 rue des Tilleuls')).toHaveLength(2)
  page.unmount()
})

test('a full mission whose registration is over says so, and names no last day that is past', async () => {
  const registrationDeadline = '2020-01-01T22:00:00.000Z'
  const full = { displayStatus: 'full', placesLeft: 0, registrationOpen: false } as const
  const mission = sampleMission({ ...full, allowedActions: [], registrationDeadline })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Les inscriptions sont closes.')
  expect(page.text()).not.toContain('Inscriptions jusqu’au')
  page.unmount()
})

test('a mission overseas is on the clock of its committee, which it names', async () => {
  const mission = sampleMission({ departmentCode: '972', registrationDeadline: '2099-12-08T22:00:00.000Z' })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Participer')
  const panel = page.all('section[aria-labelledby="registration"]')[0]?.textContent ?? ''
  expect(panel).toContain('samedi 12 décembre 2099, 9\u00a0h\u00a0–\u2060\u00a012\u00a0h (heure de Martinique)')
  expect(panel).toContain('Inscriptions jusqu’au mardi 8 décembre 2099, 18\u00a0h (heure de Martinique)')
  page.unmount()
})

test('whoever is invited reads one day to answer by, and whoever takes part reads of their own part', async () => {
  const registrationDeadline = '2099-12-08T22:00:00.000Z'
  const invitationExpiresAt = '2099-12-01T09:00:00.000Z'
  const invited = sampleParticipant({ origin: 'invitation', awaitedFrom: 'member', invitationExpiresAt })
  const full = { displayStatus: 'full', placesLeft: 0 } as const
  let mission = sampleMission({ ...full, registrationDeadline, allowedActions: [], myParticipation: invited })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Répondez avant le mardi 1er décembre 2099')
  for (const words of ['Inscriptions jusqu’au', '01\u00a099']) expect(page.text()).not.toContain(words)
  mission = { ...mission, myParticipation: { ...invited, validationStatus: 'validated', awaitedFrom: 'none' } }
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(page.text).toContain('Ma participation')
  expect(page.text()).not.toContain('Participer')
  expect(page.text()).toContain('Vous participez')
  expect(page.control('01\u00a099\u00a000\u00a000\u00a069').getAttribute('href')).toBe('tel:0199000069')
  for (const words of ['Complète', 'Plus de place']) expect(page.text()).not.toContain(words)
  // The day stands among the facts: below it, how soon.
  expect(page.text()).toMatch(/Rendez-vous dans \d+ ans/)
  expect(page.text().split('samedi 12 décembre 2099')).toHaveLength(2)
  page.unmount()
})

test('whoever runs a mission sees where it stands, with ways to its people, and registers second', async () => {
  const mission = sampleMission({ allowedActions: ['edit', 'register'], counters: sampleCounters, capacity: 10 })
  const page = await open(address, { session: { role: 'referent' }, answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Où en est la mission')
  expect(page.text()).not.toContain('Vous pilotez cette mission.')
  const panel = page.all('section[aria-labelledby="registration"]')[0]
  for (const words of ['Demandes à traiter2', 'Places confirmées3', 'Invitations en cours1', 'Solange Mondésir'])
    expect(panel?.textContent).toContain(words)
  expect([...(panel?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toContain(
    `${address}?tab=participants`,
  )
  page.unmount()
})

test('what has begun is not said to come, and what somebody left is not said to go on', async () => {
  const begun = { startAt: '2020-01-01T09:00:00.000Z', endAt: '2099-01-01T09:00:00.000Z' }
  const mine = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
  let mission = sampleMission({ ...begun, allowedActions: [], displayStatus: 'in_progress', myParticipation: mine })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('La mission a commencé (en cours)')
  mission = { ...mission, endAt: begun.startAt, displayStatus: 'closed' }
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(page.text).toContain('La mission est terminée (fait)')
  mission = { ...mission, myParticipation: { ...mine, withdrawnAt: begun.startAt } }
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(page.text).toContain('(fait)mercredi 1er janvier 2020')
  expect(page.text()).not.toContain('(en cours)')
  expect(page.text()).not.toContain('(à venir)')
  page.unmount()
})

test('an accepted request shows at once when the live event comes', async () => {
  let mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Votre demande est envoyée')
  mission = sampleMission({ myParticipation: { ...requested, validationStatus: 'validated', awaitedFrom: 'none' } })
  page.change({ tag: 'participant', id: mission.id })
  await expect.poll(page.text).toContain('Votre place est confirmée')
  page.unmount()
})

test('an invitation that expires under the eyes of its reader takes no window away, and says so once answered', async () => {
  const invited = sampleParticipant({ origin: 'invitation', awaitedFrom: 'member' })
  let mission = sampleMission({
    allowedActions: ['accept_invitation', 'reject_invitation'],
    myParticipation: invited,
  })
  let read = 0
  const page = await open(address, {
    answers: {
      'mission.get': () => {
        read += 1
        return mission
      },
      'mission.rejectInvitation': () => {
        throw refusal('INVITATION_EXPIRED', 'Cette invitation est expirée.')
      },
    },
  })
  await expect.poll(page.text).toContain('L’équipe vous propose cette mission')
  page.press('Décliner')
  await expect.poll(page.text).toContain('Décliner cette invitation')
  mission = sampleMission({ title: 'Le même, plus tard', allowedActions: [], myParticipation: invited })
  const before = read
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(() => read).toBeGreaterThan(before)
  await expect.poll(page.text).toContain('Le même, plus tard')
  page
    .all('[role="alertdialog"] button, [role="dialog"] button')
    .find(({ textContent }) => textContent === 'Décliner')
    ?.click()
  await expect.poll(page.text).toContain('Cette invitation est expirée.')
  page.unmount()
})

test('an address that is no mission’s says so, also where the API has a call of that name', async () => {
  const asked: string[] = []
  const page = await open('/missions/past', {
    answers: {
      'mission.get': ({ params }) => {
        asked.push(params.missionId)
        return sampleMission()
      },
    },
  })
  await expect.poll(page.text).toContain('Cette mission n’est plus disponible')
  expect(asked).toEqual([])
  page.unmount()
})

test('a mission that is gone leads back to the list', async () => {
  const page = await open(address, {
    answers: {
      'mission.get': () => {
        throw refusal('NOT_FOUND', 'Élément introuvable.')
      },
    },
  })
  await expect.poll(page.text).toContain('Cette mission n’est plus disponible')
  expect(page.control('Trouver une mission').getAttribute('href')).toBe('/missions/browse')
  page.unmount()
})

test('a mission that somebody deletes leaves the screens of those who look at it', async () => {
  let deleted = false
  const page = await open(address, {
    answers: {
      'mission.get': () => {
        if (deleted) throw refusal('NOT_FOUND', 'Élément introuvable.')
        return sampleMission()
      },
    },
  })
  await expect.poll(page.text).toContain('Demander à participer')
  deleted = true
  page.change({ tag: 'mission', id: sampleMission().id })
  await expect.poll(page.text).toContain('Cette mission n’est plus disponible')
  expect(page.text()).not.toContain('Demander à participer')
  page.unmount()
})

test.each([
  [[], 'Indiquer ma formation dans mon profil'],
  [['declared'], 'Votre comité doit encore le confirmer.'],
  [['expired'], 'Votre comité peut la confirmer de nouveau.'],
  [['expired', 'declared'], 'Votre comité doit encore le confirmer.'],
  [['confirmed'], 'Rechargez la page pour vous inscrire.'],
] as const)('a reserved mission says what opens it to who has %o', async (states, words) => {
  const dates = { declaredAt: '2026-01-02T08:00:00.000Z', confirmedAt: null, confirmedBy: null, validUntil: null }
  const volunteerStandings = states.map((state) => ({
    kind: 'patient_resource' as const,
    state,
    purpose: null,
    ...dates,
  }))
  const mission = sampleMission({ requiredVolunteerKinds: ['patient_resource'], allowedActions: [] })
  const user = { id: readerId, displayName: 'Inès Karoui', role: 'member' as const, volunteerStandings }
  const page = await open(address, {
    session: { authenticated: true, role: 'member', user },
    answers: { 'mission.get': () => mission },
  })
  await expect.poll(page.text).toContain(words)
  page.unmount()
})

/** Two missions, both known to the page once they were open: the way back leads from one to the other at once. */
const [first, second] = [sampleId(101), sampleId(102)]
const either = (changes: Partial<Mission>): Answers => ({
  'mission.get': ({ params }) =>
    sampleMission({ id: params.missionId, title: params.missionId === first ? 'Mission 1' : 'Mission 2', ...changes }),
})
const title = (page: MountedRemote) => page.all('h1')[0]?.textContent

test('a window that was opened on one mission is not there on the next, which it would act on', async () => {
  const page = await open(`/missions/${first}`, {
    session: { role: 'headquarter_referent' },
    answers: either({ allowedActions: ['cancel', 'edit'], counters: sampleCounters }),
  })
  await expect.poll(() => title(page)).toBe('Mission 1')
  await page.go(`/missions/${second}`)
  await expect.poll(() => title(page)).toBe('Mission 2')
  page.press('Annuler la mission')
  await expect.poll(() => page.all('[role="dialog"]')).toHaveLength(1)
  await page.go(`/missions/${first}`)
  await expect.poll(() => title(page)).toBe('Mission 1')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  expect(document.title).toBe('Mission 1')
  page.unmount()
})

test('what was written and ticked for one mission is not in the form of the next', async () => {
  const page = await open(`/missions/${first}`, {
    answers: {
      ...either({ motivationRequired: true, targetCancerTypes: ['lung'] }),
      'user.get': () => ({
        id: readerId,
        displayName: 'Inès Karoui',
        role: 'member',
        status: 'validated',
        health: sampleHealth,
      }),
    },
  })
  const openForm = async () => {
    page.press('Demander à participer')
    await expect.poll(page.text).toContain('Types de cancer')
  }
  const ticked = () => page.all('[role="dialog"] input:checked').length
  const written = () => page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  await expect.poll(() => title(page)).toBe('Mission 1')
  await page.go(`/missions/${second}`)
  await expect.poll(() => title(page)).toBe('Mission 2')
  await openForm()
  const untouched = ticked()
  page.type('Pourquoi cette mission vous intéresse', 'Je connais bien le sujet.')
  for (const box of page.all('[role="dialog"] input[type="checkbox"]')) box.click()
  await expect.poll(ticked).toBeGreaterThan(untouched)
  page.press('Annuler')
  await page.go(`/missions/${first}`)
  await expect.poll(() => title(page)).toBe('Mission 1')
  await openForm()
  expect(ticked()).toBe(untouched)
  expect(written().join('')).toBe('')
  page.unmount()
})
