import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  sampleCard,
  samplePage,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../testing/sample-missions.ts'

test('three missions that one can join are suggested, each with another reason', async () => {
  const match = { score: 5, reasons: ['domains', 'department', 'mode'], domains: ['prevention' as const], skills: [] }
  const items = [1, 2, 3, 4].map((number) => sampleCard(number, { match }))
  const page = await open('/home', {
    widget: 'suggested-missions',
    answers: { 'mission.list': () => samplePage(items) },
  })
  await expect.poll(() => page.all('article').length).toBe(3)
  expect(page.requests[0]?.query).toMatchObject({ filters: expect.stringContaining('joinable') as string })
  expect(
    page.all('article').map(({ textContent }) => /(Un sujet|Dans votre|La façon)[^:.]*/.exec(textContent)?.[0]),
  ).toEqual([
    'Un sujet qui vous intéresse\u00a0',
    'Dans votre département, à Lyon',
    'La façon de participer que vous préférez\u00a0',
  ])
  page.unmount()
})

test('what waits for an answer comes before what is next, under a name of its own', async () => {
  const invited = sampleParticipation({ mission: sampleCard(2), bucket: 'invitations' })
  const opinion = sampleParticipation({ mission: sampleCard(3), bucket: 'past', surveyWaits: true })
  const next = sampleParticipation({ mission: sampleCard(4), bucket: 'upcoming' })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([next, opinion, invited]) },
  })
  await expect
    .poll(() => page.all('h2, h3').map(({ textContent }) => textContent))
    .toEqual(['À vous de répondre', 'Mission 3', 'Mission 2', 'Votre prochaine mission', 'Mission 4'])
  page.unmount()
})

test('a mission without an end that has begun is not the next one while another is to come', async () => {
  const ongoing = sampleCard(2, { startAt: '2020-01-01T09:00:00.000Z', endAt: null, displayStatus: 'in_progress' })
  const items = [ongoing, sampleCard(3)].map((mission) => sampleParticipation({ mission, bucket: 'upcoming' }))
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations(items) },
  })
  await expect.poll(() => page.all('article').length).toBe(1)
  expect(page.all('h2, h3').map(({ textContent }) => textContent)).toEqual(['Votre prochaine mission', 'Mission 3'])
  page.unmount()
})

test.each([
  ['on_site', '12 rue des Tilleuls, 69003 Lyon'],
  ['mixed', '12 rue des Tilleuls, 69003 Lyon ou à distance'],
] as const)('the next mission that is %s says where to come', async (mode, words) => {
  const next = sampleParticipation({
    participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
    mission: sampleCard(1, { mode }),
    bucket: 'upcoming',
    street: '12 rue des Tilleuls',
    postalCode: '69003',
  })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([next]) },
  })
  await expect.poll(() => page.all('span').map(({ textContent }) => textContent)).toContain(words)
  page.unmount()
})

test('the next mission that is remote is joined from its card, which says for the ear which one it is', async () => {
  const next = sampleParticipation({
    participant: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
    mission: sampleCard(1, { mode: 'remote' }),
    bucket: 'upcoming',
    meetingUrl: 'https://visio.example.org/x',
  })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([next]) },
  })
  await expect.poll(page.text).toContain('Rejoindre la réunion')
  const link = page.all('.ens-card-footer a')[0]
  expect(link?.textContent).toMatch(/^Rejoindre la réunion Mission 1/)
  expect(link?.getAttribute('href')).toBe('https://visio.example.org/x')
  expect(link?.getAttribute('target')).toBe('_blank')
  page.unmount()
})

test('the next mission says whom to call, which what is asked for does not', async () => {
  const participant = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
  const next = sampleParticipation({ participant, bucket: 'upcoming' })
  const invited = sampleParticipation({
    participant: sampleParticipant({ origin: 'invitation', awaitedFrom: 'member' }),
    mission: sampleCard(2),
    bucket: 'invitations',
  })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([next, invited]) },
  })
  await expect.poll(page.text).toContain('Mission 1')
  expect(page.control('01\u00a099\u00a000\u00a000\u00a069').getAttribute('href')).toBe('tel:0199000069')
  const asked = page.all('article').find(({ textContent }) => textContent.includes('Mission 2'))
  expect(asked?.textContent).toContain('Contact\u00a0: Solange Mondésir')
  expect(asked?.textContent).not.toContain('01\u00a099')
  page.unmount()
})

test('the next mission that is certain is shown, and nothing when there is none', async () => {
  const next = sampleParticipation({ bucket: 'upcoming' })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([next]) },
  })
  await expect.poll(page.text).toContain('Votre prochaine mission')
  page.unmount()
  const asked = sampleParticipation({ bucket: 'past', surveyWaits: true })
  const waiting = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([asked]) },
  })
  await expect.poll(waiting.text).toContain('À vous de répondre')
  expect(waiting.all('article')).toHaveLength(1)
  waiting.unmount()
  const empty = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([]) },
  })
  await expect.poll(() => empty.requests.length).toBe(1)
  await expect.poll(() => empty.all('section').length).toBe(0)
  empty.unmount()
})
