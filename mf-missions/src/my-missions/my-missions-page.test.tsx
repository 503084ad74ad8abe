import { dayInParis } from '@ensemble/contracts/zone-clock'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  readerId,
  sampleCard,
  sampleMission,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../testing/sample-missions.ts'

const invitation = sampleParticipation({
  mission: sampleCard(2),
  bucket: 'invitations',
  participant: sampleParticipant({
    origin: 'invitation',
    awaitedFrom: 'member',
    invitationExpiresAt: '2099-12-01T09:00:00.000Z',
  }),
})

test('an invitation comes first, and is answered here', async () => {
  let items = [sampleParticipation(), invitation]
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': () => sampleParticipations(items),
      'mission.get': () => sampleMission({ id: sampleCard(2).id }),
      'mission.acceptInvitation': () => {
        items = [sampleParticipation()]
        return sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  expect(page.text()).toContain('À vous de répondre (1)')
  expect(page.text()).toContain('En attente (1)')
  // It ends at an hour, as the mission's page and the mail say.
  expect(page.text()).toContain('Répondez avant le mardi 1er décembre 2099, 10\u00a0h')
  page.press('Accepter Mission 2')
  await expect.poll(page.text).not.toContain('À vous de répondre')
  // Where the card stood, with the way to the mission, and aloud: a toast would say it a second time.
  expect(page.text()).toContain('Votre place est confirmée.')
  expect(page.control('Mission 2').getAttribute('href')).toBe(`/missions/${sampleCard(2).id}`)
  expect(document.querySelector('[role="status"][aria-live]')?.textContent).toBe('Votre place est confirmée. Mission 2')
  expect(page.toasts).toEqual([])
  page.unmount()
})

test('whoever comes for what is past is led to it, below what is to come', async () => {
  const past = sampleParticipation({ mission: sampleCard(3), bucket: 'past' })
  const page = await open('/my_missions#past', {
    answers: { 'mission.participantMissions': () => sampleParticipations([sampleParticipation(), past]) },
  })
  await expect.poll(() => document.activeElement?.textContent).toBe('Passées et annulées (1)')
  page.unmount()
})

test('all is one list by next step, what presses first, and a step with nothing is not named', async () => {
  const past = sampleParticipation({ mission: sampleCard(3), bucket: 'past' })
  const opinion = sampleParticipation({
    mission: sampleCard(4),
    bucket: 'past',
    surveyWaits: true,
    unreadMessages: 1,
    questionnaireWaits: true,
    questionnaireBegun: true,
  })
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': () => sampleParticipations([opinion, past, sampleParticipation(), invitation]),
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  expect(page.all('h2').map(({ textContent }) => textContent)).toEqual([
    'À vous de répondre (2)',
    'En attente (1)',
    'Passées et annulées (1)',
  ])
  expect(page.all('h3').map(({ textContent }) => textContent)).toEqual([
    'Mission 2',
    'Mission 4',
    'Mission 1',
    'Mission 3',
  ])
  // In the words of the mission's page: some answers are kept already.
  expect(page.control('Continuer le questionnaire Mission 4').getAttribute('href')).toMatch(/\?questionnaire$/)
  // The link to the mission lies over the rest of its card.
  const pressed = page.all('article :is(a, button):not(.ens-card-link)')
  expect(pressed.length).toBeGreaterThanOrEqual(5)
  expect(pressed.filter((control) => !control.closest('.ens-card-footer'))).toEqual([])
  page.unmount()
})

test('who takes part in nothing is shown where to begin, once', async () => {
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations([]) },
  })
  await expect.poll(page.text).toContain('Vous ne participez encore à aucune mission')
  expect(page.all('a').filter(({ textContent }) => textContent === 'Trouver une mission')).toHaveLength(1)
  page.unmount()
})

test('the state is in words, and follows what the team decides', async () => {
  let items = [sampleParticipation()]
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations(items) },
  })
  await expect.poll(page.text).toContain('Demande envoyée')
  expect(page.text()).toContain('Contact\u00a0: Solange Mondésir')
  items = [
    sampleParticipation({
      bucket: 'upcoming',
      participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
    }),
  ]
  page.change({ tag: 'participation', id: readerId })
  await expect.poll(page.text).toContain('À venir (1)')
  page.unmount()
})

test('what is past shows what it led to', async () => {
  const past = sampleParticipation({
    bucket: 'past',
    closingNote: 'Quarante personnes ont pris rendez-vous.',
    participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
  })
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations([past]) },
  })
  await expect.poll(page.text).toContain('Quarante personnes ont pris rendez-vous.')
  expect(page.text()).toContain('Participation terminée')
  page.unmount()
})

test.each([
  ['a request', {}, 'La mission s’est arrêtée avant la réponse', 'Demande envoyée'],
  [
    'an invitation',
    { origin: 'invitation', awaitedFrom: 'member' },
    'Cette invitation est restée sans réponse',
    'Invitation reçue',
  ],
] as const)('%s that had no answer ends with its mission', async (_what, changes, words, before) => {
  const past = sampleParticipation({ bucket: 'past', participant: sampleParticipant(changes) })
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations([past]) },
  })
  await expect.poll(page.text).toContain(words)
  expect(page.text()).not.toContain(before)
  page.unmount()
})

test('a place that became free is offered on its card, not as an invitation', async () => {
  const participant = { ...invitation.participant, placeOffered: true }
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations([{ ...invitation, participant }]) },
  })
  await expect.poll(page.text).toContain('Une place se libère pour vous')
  expect(page.text()).not.toContain('Invitation reçue')
  page.unmount()
})

test.each([
  ['absent', 'Vous n’avez pas pu venir'],
  ['excused', 'Vous n’avez pas pu venir'],
] as const)('who was noted as %s is not told that they took part', async (attendance, words) => {
  const missed = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none', attendance })
  const past = sampleParticipation({ bucket: 'past', participant: missed })
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations([past]) },
  })
  await expect.poll(page.text).toContain(words)
  expect(page.text()).not.toContain('Participation terminée')
  page.unmount()
})

test('a survey that waits is offered where the mission is past, and a refusal says why', async () => {
  const items = [
    sampleParticipation({
      bucket: 'past',
      surveyWaits: true,
      participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
    }),
    sampleParticipation({
      mission: sampleCard(3),
      bucket: 'past',
      participant: sampleParticipant({
        validationStatus: 'rejected',
        awaitedFrom: 'none',
        reasonCode: 'no_place_left',
      }),
    }),
  ]
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations(items) },
  })
  await expect.poll(page.text).toContain('L’équipe n’a pas retenu votre demande')
  expect(page.text()).toContain('Il n’y a plus de place')
  expect(page.control('Donner mon avis Mission 1').getAttribute('href')).toBe(`/missions/${sampleCard(1).id}`)
  page.unmount()
})

test('what the mission asks is answered before a place is taken', async () => {
  const questions = ['Quand êtes-vous libre ?']
  let sent: unknown
  let items = [invitation]
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': () => sampleParticipations(items),
      'mission.get': () => sampleMission({ id: sampleCard(2).id, questions }),
      'user.draft': () => ({ content: null, updatedAt: null }),
      'user.saveDraft': ({ body }) => ({ ...body, updatedAt: null }),
      'user.deleteDraft': () => ({}),
      'mission.acceptInvitation': ({ body }) => {
        sent = body
        items = []
        return sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  page.press('Accepter Mission 2')
  await expect.poll(page.text).toContain('Quand êtes-vous libre ?')
  page.press('Confirmer ma place')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  expect(sent).toBeUndefined()
  page.type('Quand êtes-vous libre ?', 'Le soir')
  page.press('Confirmer ma place')
  await expect.poll(page.text).toContain('Votre place est confirmée.')
  expect(page.toasts).toEqual([])
  expect(sent).toEqual({ answers: ['Le soir'], sharedHealthFields: [] })
  // A browser refuses to read with a body, and the questions would never be asked.
  expect(page.requests.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
  page.unmount()
})

test('an invitation on a card says what else is at the same time before it is accepted', async () => {
  const other = {
    missionId: sampleCard(9).id,
    title: 'Marche solidaire',
    startAt: '2099-12-12T13:00:00.000Z',
    endAt: '2099-12-12T14:00:00.000Z',
    openEnded: true,
  } as const
  const accepted: unknown[] = []
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': () => sampleParticipations([invitation]),
      'mission.get': () => sampleMission({ id: sampleCard(2).id, overlaps: [{ ...other, confirmed: true }] }),
      'user.draft': () => ({ content: null, updatedAt: null }),
      'user.deleteDraft': () => ({}),
      'mission.acceptInvitation': ({ body }) => {
        accepted.push(body)
        return sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  page.press('Accepter Mission 2')
  await expect.poll(page.text).toContain('Vous avez déjà une mission à ce moment-là')
  expect(page.text()).toContain('Marche solidaire')
  expect(accepted).toEqual([])
  page.press('Confirmer ma place')
  await expect.poll(page.text).toContain('Votre place est confirmée.')
  expect(accepted).toHaveLength(1)
  page.unmount()
})

test('more than one page of missions is read a step and a page at a time', async () => {
  const numbers = Array.from({ length: 130 }, (_none, index) => index + 1)
  const past = numbers.map((number) => sampleParticipation({ mission: sampleCard(number), bucket: 'past' }))
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': ({ query: { page: asked = 0, pageSize = 25 } }) => ({
        ...sampleParticipations(past.slice(asked * pageSize, (asked + 1) * pageSize)),
        total: past.length,
        page: asked,
        lastPage: Math.ceil(past.length / pageSize) - 1,
        facets: { bucket: { past: past.length } },
      }),
    },
  })
  await expect.poll(page.text).toContain('Passées et annulées (130)')
  await expect.poll(page.text).toContain('Page 1 sur 13')
  expect(page.text()).not.toContain('Mission 11')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Mission 11')
  page.unmount()
})

test('a page of missions that fails says so, and another try asks for it again', async () => {
  let down = true
  const past = (number: number) => sampleParticipation({ mission: sampleCard(number), bucket: 'past' })
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': ({ query: { page: asked = 0 } }) => {
        if (asked === 1 && down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        const first = sampleParticipations([past(asked + 1)])
        return { ...first, total: 20, page: asked, lastPage: 1, facets: { bucket: { past: 20 } } }
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  expect(page.text()).not.toContain('Mission 1')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Mission 2')
  expect(page.text()).toContain('Page 2 sur 2')
  expect(page.address()).toBe('/my_missions?past-page=2')
  page.unmount()
})

test('a page of missions that is no more leads to the first', async () => {
  let gone = false
  const past = (number: number) => sampleParticipation({ mission: sampleCard(number), bucket: 'past' })
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': ({ query: { page: asked = 0 } }) => {
        if (asked === 1 && gone) throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
        const first = sampleParticipations([past(asked + 1)])
        return { ...first, total: 20, page: asked, lastPage: gone ? 0 : 1, facets: { bucket: { past: 20 } } }
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Mission 2')
  gone = true
  page.change({ tag: 'participation', id: readerId })
  await expect.poll(page.text).toContain('Mission 1')
  expect(page.text()).not.toContain('Mission 2')
  page.unmount()
})

test('the dates to come and where one took part go on paper, each on a sheet of its own', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const held = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
  const there = { ...held, attendance: 'present' as const }
  const year = dayInParis(new Date().toISOString()).slice(0, 4)
  const evening = { startAt: `${year}-12-11T19:00:00.000Z`, endAt: `${year}-12-12T01:00:00.000Z` }
  const items = [
    sampleParticipation({ bucket: 'upcoming', participant: held }),
    sampleParticipation({ mission: sampleCard(2), bucket: 'past', participant: there }),
    sampleParticipation({ mission: sampleCard(3), bucket: 'past', participant: { ...held, attendance: 'absent' } }),
  ]
  const user = { id: readerId, displayName: 'Inès Karoui', role: 'member', departmentCode: '69' } as const
  const page = await open('/my_missions', {
    session: { user },
    answers: {
      'mission.participantMissions': ({ query }) =>
        sampleParticipations(items.filter(({ bucket }) => query.bucket === undefined || bucket === query.bucket)),
      'mission.get': ({ params }) => sampleMission({ id: params.missionId, title: 'Nuit : à deux', ...evening }),
    },
  })
  const before = document.title
  const sheet = () => document.querySelector('body > .ens-sheet')
  await expect.poll(page.text).toContain('Imprimer mon programme')
  page.press('Imprimer mon programme')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(sheet()?.querySelector('tbody')?.textContent).toContain('12 rue des Tilleuls, 69003 Lyon')
  expect(sheet()?.querySelector('tbody')?.textContent).toContain('Nuit\u00a0: à deux')
  expect(sheet()?.querySelector('tbody')?.textContent).toMatch(
    new RegExp(`11 décembre ${year}, 20\u00a0h, au .* 12 décembre ${year}, 2\u00a0h`),
  )
  expect(sheet()?.textContent).toMatch(new RegExp(`Au \\S+ \\S+ \\S+ ${year}`))
  expect(sheet()?.querySelector('h1')?.textContent).toBe('Programme d’Inès Karoui')
  expect(document.title).toBe('Programme d’Inès Karoui')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(sheet).toBeNull()
  await expect.poll(() => document.title).toBe(before)

  page.press('Imprimer l’attestation')
  await expect.poll(() => print.mock.calls.length).toBe(2)
  const rows = [...(sheet()?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)
  expect(rows).toEqual([expect.stringMatching(/^Mission 2.*3\u00a0h$/)])
  expect(sheet()?.textContent).toContain('Le Comité Rhône atteste la participation bénévole d’Inès Karoui aux missions')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(sheet).toBeNull()
  page.unmount()
})
