import type { MissionStatistics } from '@ensemble/contracts/missions/statistics'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, sampleParticipant, sampleParticipation, sampleParticipations } from '../testing/sample-missions.ts'

const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 } as const
const values = {
  missions: 4,
  participants: 12,
  participations: 20,
  hours: 30,
  places: 40,
  taken: 20,
  answerDays: 2.5,
  grade: 4.5,
}
const own = { places: null, taken: null, answerDays: null, grade: null }
const staff = (role: 'admin' | 'referent') => ({
  authenticated: true,
  role,
  user: { id: 'u1', displayName: 'Inès', role },
})

const tookPart = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })

test('a member sees what they did in the days of the address, by month and by domain', async () => {
  const page = await open('/dashboard?from=2026-01-01&to=2026-03-31', {
    widget: 'own-figures',
    answers: {
      'mission.statistics': ({ query }) => ({
        series:
          query.groupBy === 'domain'
            ? [{ key: 'research', values: { ...values, ...own, missions: 3 } }]
            : [{ key: '2026-02', values: { ...values, ...own } }],
      }),
    },
  })
  await expect.poll(page.text).toContain('Heures données')
  await expect.poll(page.text).toContain('Recherche')
  for (const month of ['janvier 2026', 'février 2026', 'mars 2026']) expect(page.text()).toContain(month)
  expect(page.requests[0]?.query).toMatchObject({ from: '2026-01-01', to: '2026-03-31' })
  // What is counted is over, and stands below all that is not.
  const figure = page.control('Voir mes missions passées (Heures données)')
  expect(figure.getAttribute('href')).toBe('/my_missions#past')
  page.unmount()
})

test('a member reads the dates that come, and what their help led to in the words of the team, without a zero', async () => {
  const page = await open('/dashboard', {
    widget: 'own-story',
    answers: {
      'mission.participantMissions': () =>
        sampleParticipations([
          sampleParticipation({ bucket: 'upcoming' }),
          sampleParticipation({ mission: sampleCard(5, { startAt: '2099-03-02T09:00:00.000Z' }), bucket: 'upcoming' }),
          sampleParticipation({
            mission: sampleCard(3, { startAt: '2026-02-10T09:00:00.000Z', endAt: '2026-02-10T11:00:00.000Z' }),
            participant: tookPart,
            bucket: 'past',
            closingNote: 'Quarante personnes sont venues.',
          }),
          sampleParticipation({
            mission: sampleCard(6, { startAt: '2026-02-11T09:00:00.000Z', endAt: '2026-02-11T11:00:00.000Z' }),
            participant: { ...tookPart, attendance: 'absent' },
            bucket: 'past',
            closingNote: 'Personne n’a manqué.',
          }),
          // Nobody ever answered it.
          sampleParticipation({ mission: sampleCard(4), bucket: 'past' }),
        ]),
      'mission.statistics': () => ({ series: [{ key: '2026-02', values: { ...values, ...own, hours: 0 } }] }),
    },
  })
  await expect.poll(page.text).toContain('Quarante personnes sont venues.')
  await expect.poll(page.text).toContain('vous avez participé à 4 missions.')
  const parts = page
    .all('section')
    .map((part) => [
      part.querySelector('h2')?.textContent,
      [...part.querySelectorAll('ol a')].map(({ textContent }) => textContent),
    ])
  expect(parts).toEqual([
    ['Vos prochaines dates', ['Mission 5', 'Mission 1']],
    ['Ce que votre aide a permis', []],
    ['Vos missions passées', ['Mission 3']],
  ])
  expect(page.text()).not.toMatch(/\b0\b/)
  expect(page.text()).not.toContain('Personne n’a manqué.')
  page.unmount()
})

test('what a member did since a year is of the last year, whatever days the page shows', async () => {
  const page = await open('/dashboard?from=2020-01-01&to=2020-03-31', {
    widget: 'own-story',
    answers: {
      'mission.participantMissions': () =>
        sampleParticipations([
          sampleParticipation({
            participant: tookPart,
            bucket: 'past',
            closingNote: 'Quarante personnes sont venues.',
          }),
        ]),
      'mission.statistics': ({ query: { from } }) => ({
        series: [{ key: '2026-02', values: { ...values, ...own, missions: from === '2020-01-01' ? 1 : 4 } }],
      }),
    },
  })
  await expect.poll(page.text).toContain('Quarante personnes sont venues.')
  expect(page.text()).toContain('Depuis un an, vous avez participé à 4 missions')
  page.unmount()
})

test('a mission that waits for an answer is not among the dates that come, as on the first page', async () => {
  const waits = sampleParticipation({ mission: sampleCard(2), bucket: 'upcoming', questionnaireWaits: true })
  const firstPart = async (items: Parameters<typeof sampleParticipations>[0]) => {
    const page = await open('/dashboard', {
      widget: 'own-story',
      answers: {
        'mission.participantMissions': () => sampleParticipations(items),
        'mission.statistics': () => ({ series: [] }),
      },
    })
    await expect.poll(() => page.all('section').length).toBeGreaterThan(1)
    const shown = [...(page.all('section')[0]?.querySelectorAll('h2, a') ?? [])].map(({ textContent }) => textContent)
    page.unmount()
    return shown
  }
  const certain = sampleParticipation({ mission: sampleCard(3), bucket: 'upcoming' })
  expect(await firstPart([waits, certain])).toEqual(['Vos prochaines dates', 'Mission 3'])
  const begun = { startAt: '2020-01-01T09:00:00.000Z', endAt: null }
  const goesOn = sampleParticipation({ mission: sampleCard(4, begun), bucket: 'upcoming' })
  const dates = ['Vos prochaines dates', 'Mission 3', 'Mission 4']
  expect(await firstPart([goesOn, certain]), 'what goes on without an end').toEqual(dates)
  expect((await firstPart([waits])).slice(0, 2)).toEqual(['À vous de répondre', 'Mission 2'])
})

test('a member who takes part in nothing is led to the missions', async () => {
  const page = await open('/dashboard', {
    widget: 'own-story',
    answers: {
      'mission.participantMissions': () => sampleParticipations([]),
      'mission.statistics': () => ({ series: [] }),
    },
  })
  await expect.poll(page.text).toContain('Ici, vous lirez ce que votre aide a permis')
  expect(page.text()).toContain('Trouver une mission')
  page.unmount()
})

test('headquarters see the country by department, and nothing of fewer than ten people', async () => {
  const page = await open('/dashboard', {
    widget: 'team-figures',
    session: staff('admin'),
    answers: {
      'mission.statistics': ({ query }) => ({
        series:
          query.groupBy === 'total'
            ? [{ key: 'total', values: { ...values, grade: null } }]
            : query.groupBy === 'department'
              ? [{ key: '69', values: { ...values, participants: null } }]
              : [],
      }),
    },
  })
  await expect.poll(page.text).toContain('Missions par département')
  expect(page.text()).toContain('50\u00a0%')
  expect(page.text()).toContain('2,5 j')
  expect(page.text()).toContain('Pas assez de réponses')
  // The people of the department: in the bars and in the table.
  expect(page.text().split('<10')).toHaveLength(3)
  expect(page.text()).toContain('Période d’avant\u00a0: 50\u00a0%.')
  expect(page.control('Voir les missions (Places prises)').getAttribute('href')).toContain(
    '/missions/management?tab=all&filters=',
  )
  page.unmount()
})

test('a figure that is not told says why in words, and so does that of the days before', async () => {
  const team = async (before: readonly MissionStatistics['series'][number]['values'][]) => {
    const page = await open('/dashboard?from=2026-01-01&to=2026-03-31', {
      widget: 'team-figures',
      session: staff('admin'),
      answers: {
        'mission.statistics': ({ query: { from, groupBy } }) => {
          if (groupBy !== 'total') return { series: [] }
          const shown = from === '2026-01-01' ? [{ ...values, places: null, taken: null }] : before
          return { series: shown.map((told) => ({ key: 'total', values: told })) }
        },
      },
    })
    await expect.poll(page.text).toContain('Délai de réponse')
    const sentences = page.all('dl + p').map(({ textContent }) => textContent)
    page.unmount()
    return sentences
  }
  // Twelve people take part: that there is no share of places has another reason than that they are few.
  const noPlaces = 'Aucune mission n’a un nombre de places fixé.'
  expect(
    await team([{ ...values, participants: null, hours: null, answerDays: null, grade: null, taken: null }]),
  ).toEqual([
    'Période d’avant\u00a0: 4.',
    'Période d’avant\u00a0: moins de 10 personnes.',
    'Période d’avant\u00a0: moins de 10 personnes.',
    `${noPlaces} Période d’avant\u00a0: moins de 10 personnes.`,
    'Période d’avant\u00a0: pas assez de réponses.',
    'Période d’avant\u00a0: pas assez de réponses.',
  ])
  // Days without any mission are compared with as well.
  expect((await team([])).slice(0, 4)).toEqual([
    'Période d’avant\u00a0: 0.',
    'Période d’avant\u00a0: moins de 10 personnes.',
    'Période d’avant\u00a0: moins de 10 personnes.',
    `${noPlaces} Période d’avant\u00a0: aucun nombre de places fixé.`,
  ])
})

test('a figure and the row of a department open the missions that they count', async () => {
  const page = await open('/dashboard?from=2026-01-01&to=2026-03-31', {
    widget: 'team-figures',
    session: staff('admin'),
    answers: {
      'mission.statistics': ({ query }) => ({
        series: query.groupBy === 'department' ? [{ key: '69', values }] : [{ key: 'total', values }],
      }),
    },
  })
  await expect.poll(page.text).toContain('Missions par département')
  const filtersOf = (link: Element | undefined) =>
    JSON.parse(new URL(link?.getAttribute('href') ?? '', 'https://ensemble.test').searchParams.get('filters') ?? 'null')
  const counted = [
    { field: 'startAt', operator: 'gte', value: '2026-01-01' },
    { field: 'startAt', operator: 'lte', value: '2026-03-31' },
    {
      field: 'displayStatus',
      operator: 'in',
      value: ['upcoming', 'registration_closed', 'full', 'in_progress', 'closed'],
    },
  ]
  expect(filtersOf(page.control('Voir les missions (Places prises)'))).toEqual(counted)
  for (const table of page.all('button[aria-expanded="false"]')) table.click()
  const ofDepartment = [{ field: 'departmentCode', operator: 'eq', value: '69' }, ...counted]
  await expect.poll(() => page.all('a[href*="departmentCode"]').map(filtersOf)).toEqual([ofDepartment, ofDepartment])
  page.unmount()
})

test.each([
  ['own-figures', 'domain', 'member', 'Heures données'],
  ['own-story', 'month', 'member', 'Quarante personnes sont venues.'],
  ['team-figures', 'department', 'admin', 'Places prises'],
] as const)('%s shows nothing that the figures by %s would push away', async (widget, late, role, words) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const asked = new Set<string>()
  const page = await open('/dashboard', {
    widget,
    session: role === 'admin' ? staff(role) : {},
    answers: {
      'mission.participantMissions': () => {
        asked.add('missions')
        return sampleParticipations([
          sampleParticipation({
            participant: tookPart,
            bucket: 'past',
            closingNote: 'Quarante personnes sont venues.',
          }),
        ])
      },
      'mission.statistics': async ({ query: { groupBy = 'month' } }) => {
        asked.add(groupBy)
        if (groupBy === late) await held
        return { series: [{ key: groupBy === 'month' ? '2026-02' : groupBy, values }] }
      },
    },
  })
  await expect.poll(() => asked).toContain(late)
  await expect.poll(() => asked.size).toBeGreaterThan(1)
  expect(page.all('.ens-waiting')).toHaveLength(1)
  expect(page.text()).not.toContain(words)
  letGo()
  await expect.poll(page.text).toContain(words)
  expect(page.all('.ens-waiting')).toEqual([])
  page.unmount()
})

test('figures that fail cost themselves alone, with another try', async () => {
  const page = await open('/dashboard', {
    widget: 'team-figures',
    session: staff('referent'),
    answers: {
      'mission.statistics': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
      },
      'mission.managed': () => ({ ...nothing, items: [] }),
    },
  })
  await expect.poll(page.text).toContain('Ces chiffres n’ont pas pu être chargés')
  page.control('Réessayer')
  page.unmount()
})

test('figures of a member that fail are said not to have come, with another try, beside what the teams wrote', async () => {
  const service = { silent: true }
  const page = await open('/dashboard', {
    widget: 'own-story',
    answers: {
      'mission.participantMissions': () =>
        sampleParticipations([
          sampleParticipation({
            participant: tookPart,
            bucket: 'past',
            closingNote: 'Quarante personnes sont venues.',
          }),
        ]),
      'mission.statistics': () => {
        if (service.silent) throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
        return { series: [{ key: '2026-02', values: { ...values, ...own } }] }
      },
    },
  })
  await expect.poll(page.text).toContain('Ces chiffres n’ont pas pu être chargés')
  expect(page.text()).toContain('Quarante personnes sont venues.')
  service.silent = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('vous avez participé à 4 missions')
  page.unmount()
})
