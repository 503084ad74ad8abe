import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import {
  sampleCard,
  sampleCounters,
  sampleMission,
  samplePage,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const staff = { role: 'headquarter_referent' } as const
const runs = (changes: Partial<Mission> = {}) =>
  sampleMission({
    allowedActions: ['see_participants', 'cancel', 'reschedule'],
    counters: { ...sampleCounters, waitlistCount: 1, newDateAwaitedCount: 2 },
    ...changes,
  })
const reason = 'Une tempête est annoncée sur la ville.'
const cancellation = { at: '2026-11-20T09:00:00.000Z', reason }
const validated = { validationStatus: 'validated', awaitedFrom: 'none' } as const

test('cancelling says who will be told, asks for the reason, and shows the mission as cancelled', async () => {
  const sent: unknown[] = []
  let mission = runs()
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => mission,
      'mission.cancel': ({ body }) => {
        sent.push(body)
        mission = runs({ displayStatus: 'cancelled', cancellation, allowedActions: ['see_participants'] })
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('Annuler la mission')
  page.press('Annuler la mission')
  await expect.poll(page.text).toContain('3 personnes confirmées')
  // Which one of those that are open in tabs, and which date of a series.
  expect(page.all('[role="dialog"]').at(-1)?.textContent).toContain(mission.title)
  for (const words of ['2 personnes qui attendent votre réponse', '1 personne sur la liste', '1 personne invitée']) {
    expect(page.text()).toContain(words)
  }
  // « Annuler » would say two things here.
  expect(page.control('Garder la mission').tagName).toBe('BUTTON')
  page.submit('La raison, dans vos mots')
  await expect.poll(page.text).toContain('Écrivez au moins 10 caractères.')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(() => sent).toEqual([{ reason }])
  await expect.poll(page.text).toContain('Mission annulée le')
  expect(page.text()).toContain(reason)
  page.unmount()
})

test('cancelling a mission that is past says that nobody is told', async () => {
  const past = { startAt: '2020-12-12T13:00:00.000Z', endAt: '2020-12-12T16:00:00.000Z' }
  let mission = runs(past)
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => mission,
      'mission.cancel': () => {
        mission = runs({ ...past, displayStatus: 'cancelled', cancellation, allowedActions: ['see_participants'] })
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('Annuler la mission')
  page.press('Annuler la mission')
  await expect.poll(page.text).toContain('La mission est déjà passée\u00a0: aucun e-mail ne part.')
  expect(page.text()).not.toContain('Ces personnes sont prévenues')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('La mission est annulée.')
  page.unmount()
})

test('moving asks for another date and the reason, and refuses the date of now and an end that is too far', async () => {
  const sent: unknown[] = []
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(),
      'mission.reschedule': ({ body }) => {
        sent.push(body)
        return runs()
      },
    },
  })
  await expect.poll(page.text).toContain('Déplacer la mission')
  page.press('Déplacer la mission')
  await expect.poll(page.text).toContain('Toutes les places sont gardées.')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(page.text).toContain('C’est la date actuelle.')
  page.type('Nouveau jour de début', '2099-12-19')
  page.type('Nouveau jour de fin', '2101-12-20')
  page.submit('La raison, dans vos mots')
  await expect.poll(page.text).toContain('Une mission dure 24 mois au plus.')
  // An end that somebody has written stays.
  page.type('Nouveau jour de début', '2099-12-20')
  expect(page.all('input[name="endDay"]')[0]).toHaveProperty('value', '2101-12-20')
  page.type('Nouveau jour de début', '2099-12-19')
  page.type('Nouveau jour de fin', '2099-12-19')
  page.submit('La raison, dans vos mots')
  const dates = { startAt: '2099-12-19T13:00:00.000Z', endAt: '2099-12-19T16:00:00.000Z' }
  await expect.poll(() => sent).toEqual([{ ...dates, reason, updatedAt: sampleMission().updatedAt }])
  page.unmount()
})

test('a mission that is moved a week lasts as long as it did, without a word about its end', async () => {
  const sent: unknown[] = []
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(),
      'mission.reschedule': ({ body }) => {
        sent.push(body)
        return runs()
      },
    },
  })
  await expect.poll(page.text).toContain('Déplacer la mission')
  page.press('Déplacer la mission')
  await expect.poll(page.text).toContain('Toutes les places sont gardées.')
  page.type('Nouveau jour de début', '2099-12-19')
  page.type('Heure de début', '15:30')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  const dates = { startAt: '2099-12-19T14:30:00.000Z', endAt: '2099-12-19T17:30:00.000Z' }
  await expect.poll(() => sent).toEqual([{ ...dates, reason, updatedAt: sampleMission().updatedAt }])
  page.unmount()
})

test('a move that somebody else made meanwhile is told with its date, and is not overwritten unseen', async () => {
  const sent: unknown[] = []
  let mission = runs()
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => mission,
      'mission.reschedule': ({ body }) => {
        sent.push(body.updatedAt)
        if (body.updatedAt !== mission.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('Déplacer la mission')
  page.press('Déplacer la mission')
  await expect.poll(page.text).toContain('Toutes les places sont gardées.')
  page.type('Nouveau jour de début', '2099-12-19')
  page.type('La raison, dans vos mots', reason)
  const [before, after] = [mission.updatedAt, '2026-11-02T09:00:00.000Z']
  mission = runs({ startAt: '2099-12-14T13:00:00.000Z', endAt: '2099-12-14T16:00:00.000Z', updatedAt: after })
  // The page behind the window shows it at once.
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(page.text).toContain('14 décembre')
  page.submit('La raison, dans vos mots')
  await expect.poll(page.text).toContain('La mission a changé pendant que vous écriviez')
  expect(page.text()).toMatch(/Date actuelle\s: lundi 14 décembre 2099/)
  expect([sent, page.all('textarea')[0]]).toMatchObject([[before], { value: reason }])
  page.submit('La raison, dans vos mots')
  await expect.poll(() => page.toasts.at(-1)?.message).toContain('La mission est déplacée.')
  expect(sent).toEqual([before, after])
  page.unmount()
})

test('a date that a promised erasure of answers does not allow is refused with the day that holds', async () => {
  const questionnaire: Mission['questionnaire'] = {
    kind: 'built_in',
    url: null,
    consentText: null,
    eraseOn: '2100-01-15',
    sections: [],
  }
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs({ type: 'studies_and_surveys', questionnaire }),
      'mission.reschedule': () => {
        throw refusal('VALIDATION_FAILED', 'Certains champs sont à corriger.', {
          'questionnaire.eraseOn': ['DATE_ORDER'],
        })
      },
    },
  })
  await expect.poll(page.text).toContain('Déplacer la mission')
  page.press('Déplacer la mission')
  await expect.poll(page.text).toContain('Toutes les places sont gardées.')
  page.type('La raison, dans vos mots', reason)
  page.type('Nouveau jour de début', '2100-01-19')
  page.type('Nouveau jour de fin', '2100-01-19')
  page.submit('La raison, dans vos mots')
  await expect.poll(page.text).toContain('effacées le vendredi 15 janvier 2100, comme promis')
  page.unmount()
})

const other = {
  missionId: sampleCard(9).id,
  title: 'Marche solidaire',
  startAt: '2099-12-12T13:00:00.000Z',
  endAt: '2099-12-12T14:00:00.000Z',
  openEnded: true,
  confirmed: true,
} as const

test('who is confirmed says in one press that the new date suits, or gives the place back', async () => {
  const sent: unknown[] = []
  const reschedule = { at: cancellation.at, reason, previousStartAt: '2099-12-05T13:00:00.000Z', previousEndAt: null }
  const moved = (newDateAnswer: 'awaited' | 'suits') =>
    sampleMission({
      reschedule,
      allowedActions: newDateAnswer === 'awaited' ? ['answer_new_date', 'unregister'] : ['unregister'],
      myParticipation: sampleParticipant({ ...validated, newDateAnswer }),
      overlaps: [other],
    })
  let mission = moved('awaited')
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.answerNewDate': ({ body }) => {
        sent.push(body)
        mission = moved('suits')
        return sampleParticipant({ ...validated, newDateAnswer: 'suits' })
      },
    },
  })
  await expect.poll(page.text).toContain('La nouvelle date vous convient-elle')
  // Once, and with what is asked about: on a phone the card comes under title, box and tabs.
  const places = ['La mission devait commencer le', 'Oui, je garde ma place', 'Ma participation'].map((words) => {
    expect(page.text().split(words)).toHaveLength(2)
    return page.text().indexOf(words)
  })
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(page.text()).toContain('Marche solidaire')
  expect(page.control('Non, je rends ma place')).toBeDefined()
  page.press('Oui, je garde ma place')
  await expect.poll(page.text).not.toContain('La nouvelle date vous convient-elle')
  expect(page.text()).toContain('Votre place est gardée à la nouvelle date')
  expect(page.text()).not.toContain('Marche solidaire')
  expect(page.toasts).toEqual([])
  expect(sent).toEqual([{ suits: true }])
  page.unmount()
})

test('My missions asks of a new date, and calls a cancelled mission cancelled', async () => {
  const items = [
    sampleParticipation({
      bucket: 'upcoming',
      participant: sampleParticipant({ ...validated, newDateAnswer: 'awaited' }),
    }),
    sampleParticipation({
      bucket: 'past',
      mission: sampleCard(2, { displayStatus: 'cancelled' }),
      participant: sampleParticipant(validated),
    }),
  ]
  const page = await open('/my_missions', {
    answers: { 'mission.participantMissions': () => sampleParticipations(items) },
  })
  await expect.poll(page.text).toContain('Oui, je garde ma place')
  expect(page.all('h2').map(({ textContent }) => textContent)).toEqual([
    'À vous de répondre (1)',
    'Passées et annulées (1)',
  ])
  expect(page.text()).toContain('Annulée')
  expect(page.text()).not.toContain('Participation terminée')
  page.unmount()
})

test('a cancelled mission offers a member others that they can join, near it or everywhere', async () => {
  const asked: unknown[] = []
  const page = await open(address, {
    answers: {
      'mission.get': () => sampleMission({ displayStatus: 'cancelled', cancellation, departmentCode: '69' }),
      'mission.list': ({ query }) => {
        asked.push(JSON.parse(query?.filters ?? '[]'))
        return samplePage([sampleCard(2, { title: 'Accueillir au congrès' })])
      },
    },
  })
  await expect.poll(page.text).toContain('Accueillir au congrès')
  expect(asked).toEqual([
    [
      { field: 'joinable', operator: 'eq', value: true },
      { field: 'departmentCode', operator: 'in', value: ['69', 'national'] },
    ],
  ])
  page.unmount()
})

test.each([
  ['is full', { displayStatus: 'full', waitlistEnabled: false, placesLeft: 0 }],
  [
    'has answered with a no',
    { myParticipation: sampleParticipant({ validationStatus: 'rejected', awaitedFrom: 'none' }) },
  ],
] as const)('a mission that %s offers a member others below it, in the same way', async (_, changes) => {
  const page = await open(address, {
    answers: {
      'mission.get': () => sampleMission({ allowedActions: [], ...changes }),
      'mission.list': () => samplePage([sampleCard(2, { title: 'Accueillir au congrès' })]),
    },
  })
  await expect.poll(page.text).toContain('D’autres missions ouvertes à votre inscription')
  expect(page.text()).toContain('Accueillir au congrès')
  page.unmount()
})

test('a mission in which somebody takes part, or may, offers no other', async () => {
  let mission = sampleMission()
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Participer')
  mission = sampleMission({ allowedActions: [], myParticipation: sampleParticipant(validated) })
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(page.text).toContain('Ma participation')
  expect(page.requests.some(({ path }) => path === '/mission/list')).toBe(false)
  page.unmount()
})

test('a yes to a new date on a card is asked again where something else is at that time', async () => {
  const sent: unknown[] = []
  const card = sampleParticipation({
    bucket: 'upcoming',
    participant: sampleParticipant({ ...validated, newDateAnswer: 'awaited' }),
  })
  const page = await open('/my_missions', {
    answers: {
      'mission.participantMissions': () => sampleParticipations([card]),
      'mission.get': () => sampleMission({ overlaps: [other] }),
      'mission.answerNewDate': ({ body }) => {
        sent.push(body)
        return sampleParticipant({ ...validated, newDateAnswer: 'suits' })
      },
    },
  })
  await expect.poll(page.text).toContain('Oui, je garde ma place')
  page.press('Oui, je garde ma place Mission 1')
  await expect.poll(page.text).toContain('Marche solidaire')
  expect(sent).toEqual([])
  const confirm = document.querySelector<HTMLElement>('[role="alertdialog"]')
  ;[...(confirm?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent === 'Oui, je garde ma place')
    ?.click()
  await expect.poll(() => sent).toEqual([{ suits: true }])
  page.unmount()
})
