import type { User } from '@ensemble/contracts/users/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, sampleId, sampleMission, samplePage } from '../testing/sample-missions.ts'

const [first, second] = [sampleCard(1), sampleCard(2)]

const reader = (favouriteMissionIds: string[]): User => ({
  id: sampleId(1),
  displayName: 'Camille Exemple',
  role: 'member',
  status: 'validated',
  postalCode: '69003',
  city: 'Lyon',
  engagement: {
    skills: [],
    skillsOther: null,
    interestDomains: [],
    preferredMissionTypes: [],
    preferredModes: [],
    availability: { slots: [], frequency: null, note: null },
    pause: null,
    favouriteMissionIds,
    savedSearches: [],
  },
})

test('a heart marks a mission beside those that another tab has marked', async () => {
  const page = await open('/missions/browse', {
    session: { user: reader([]) },
    answers: {
      'mission.search': () => samplePage([]),
      'mission.list': () => samplePage([first, second]),
      'user.get': () => reader([second.id]),
      'user.edit': () => reader([second.id, first.id]),
    },
  })
  await expect.poll(page.text).toContain('Mission 1')
  const heart = () => page.control('Dans mes favoris\u00a0: Mission 1')
  expect(heart().getAttribute('aria-pressed')).toBe('false')
  heart().click()
  await expect.poll(() => heart().getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(() => page.requests.find(({ method }) => method === 'PUT')?.body)
    .toEqual({
      engagement: { favouriteMissionIds: [second.id, first.id] },
    })
  page.unmount()
})

/** Two missions to mark, of a reader whose favourites the service keeps. */
async function openHearts() {
  const service = { kept: [] as string[], refuses: false, held: Promise.resolve() }
  const page = await open('/missions/browse', {
    session: { user: reader([]) },
    answers: {
      'mission.search': () => samplePage([]),
      'mission.list': () => samplePage([first, second]),
      'user.get': async () => {
        const read = reader(service.kept)
        await service.held
        return read
      },
      'user.edit': ({ body }) => {
        if (service.refuses) throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        service.kept = body.engagement?.favouriteMissionIds ?? []
        return reader(service.kept)
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  const heart = (number: number) => page.control(`Dans mes favoris\u00a0: Mission ${number}`)
  const pressed = (number: number) => heart(number).getAttribute('aria-pressed')
  const sent = () => page.requests.filter(({ method }) => method === 'PUT')
  return { page, service, heart, pressed, sent }
}

test('hearts that are pressed one right after the other are both kept', async () => {
  const { page, service, heart, sent } = await openHearts()
  let letGo = () => {}
  service.held = new Promise<void>((resolve) => (letGo = resolve))
  heart(1).click()
  heart(2).click()
  letGo()
  await expect.poll(sent).toHaveLength(2)
  await expect.poll(() => service.kept).toEqual([first.id, second.id])
  page.unmount()
})

test('a heart that is pressed again before the answer is what it was pressed to last', async () => {
  const { page, service, heart, pressed, sent } = await openHearts()
  let letGo = () => {}
  service.held = new Promise<void>((resolve) => (letGo = resolve))
  heart(1).click()
  await expect.poll(() => pressed(1)).toBe('true')
  heart(1).click()
  await expect.poll(() => pressed(1)).toBe('false')
  letGo()
  await expect.poll(sent).toHaveLength(2)
  await expect.poll(() => service.kept).toEqual([])
  expect(pressed(1)).toBe('false')
  expect(page.toasts).toEqual([])
  page.unmount()
})

test('a favourite that cannot be kept is said, and its heart goes back; the next one is kept again', async () => {
  const { page, service, heart, pressed } = await openHearts()
  service.refuses = true
  heart(1).click()
  await expect.poll(() => page.toasts).toEqual([{ message: 'Réessayez dans un instant.', severity: 'error' }])
  await expect.poll(() => pressed(1)).toBe('false')
  service.refuses = false
  heart(2).click()
  await expect.poll(() => service.kept).toEqual([second.id])
  expect(pressed(2)).toBe('true')
  page.unmount()
})

test('favourites are a filter, whose ids travel in a body with where the reader lives', async () => {
  const page = await open('/missions/browse?favourites=mine', {
    session: { user: reader([second.id]) },
    answers: { 'mission.search': ({ body }) => samplePage(body.facets || body.over ? [] : [second]) },
  })
  await expect.poll(page.text).toContain('Mission 2')
  expect(page.requests.find(({ body }) => JSON.stringify(body).includes(second.id))?.body).toMatchObject({
    near: '69003 Lyon',
    filters: [{ field: 'id', operator: 'in', value: [second.id] }],
  })
  expect(page.text()).toContain('Mes favoris')
  page.unmount()
})

test('who takes the last favourite out of their list stands at how many are left', async () => {
  let items = [second]
  const page = await open('/missions/browse?favourites=mine', {
    session: { user: reader([second.id]) },
    answers: { 'mission.search': ({ body }) => samplePage(body.facets || body.over ? [] : items) },
  })
  await expect.poll(page.text).toContain('Mission 2')
  page.control('Dans mes favoris\u00a0: Mission 2').focus()
  items = []
  page.change({ tag: 'mission', id: second.id })
  await expect.poll(page.text).not.toContain('Mission 2')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Missions')
  page.unmount()
})

test('favourites that are over stand below those still open, and can be taken out', async () => {
  const past = sampleCard(3, { startAt: '2026-10-03T08:00:00.000Z', endAt: '2026-10-03T10:00:00.000Z' })
  const over = [sampleCard(4, { displayStatus: 'cancelled' }), past]
  const marked = [second, ...over].map(({ id }) => id)
  const page = await open('/missions/browse?favourites=mine', {
    session: { user: reader(marked) },
    answers: {
      'mission.search': ({ body }) => samplePage(body.facets ? [] : body.over ? over : [second]),
      'user.get': () => reader(marked),
      'user.edit': () => reader(marked),
    },
  })
  // Each of the two lists has a call of its own.
  await expect.poll(page.text).toMatch(/Mission 2.*Favoris passés ou annulés.*Annulée.*Mission 4.*Terminée.*Mission 3/)
  expect(page.text()).not.toContain('Aucun de vos favoris')
  expect(page.requests.find(({ body }) => JSON.stringify(body).includes('"over":true'))?.body).toMatchObject({
    filters: [{ field: 'id', operator: 'in', value: marked }],
    pageSize: 100,
  })
  page.control('Dans mes favoris\u00a0: Mission 3').click()
  await expect
    .poll(() => page.requests.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ engagement: { favouriteMissionIds: marked.filter((id) => id !== past.id) } })
  page.unmount()
})

test.each([
  ['says how to mark a mission where none is', [], 'Appuyez sur le cœur d’une mission'],
  ['says that none is open where all are over', [sampleCard(4)], 'Aucun de vos favoris n’est ouvert en ce moment.'],
])('a list of favourites %s', async (_what, over, words) => {
  const page = await open('/missions/browse?favourites=mine', {
    session: { user: reader(over.map(({ id }) => id)) },
    answers: { 'mission.search': ({ body }) => samplePage(body.over ? over : []) },
  })
  await expect.poll(page.text).toContain(words)
  expect(page.text()).not.toContain('Aucune mission ne correspond')
  page.unmount()
})

test('on the page of a mission it is said aloud that it became a favourite, and that it is none any more', async () => {
  let kept: string[] = []
  const mission = sampleMission({})
  const page = await open(`/missions/${mission.id}`, {
    session: { user: reader([]) },
    answers: {
      'mission.get': () => mission,
      'user.get': () => reader(kept),
      'user.edit': ({ body }) => reader((kept = body.engagement?.favouriteMissionIds ?? [])),
    },
  })
  const spoken = () => [...document.querySelectorAll('[role="status"][aria-live]')].map((one) => one.textContent)
  await expect.poll(page.text).toContain('Ajouter à mes favoris')
  expect(spoken().join('')).toBe('')
  page.press('Ajouter à mes favoris')
  await expect.poll(spoken).toContain('Cette mission est dans vos favoris.')
  page.press('Retirer de mes favoris')
  await expect.poll(spoken).toContain('Cette mission n’est plus dans vos favoris.')
  await expect.poll(() => page.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  page.unmount()
})

test.each([
  ['a favourite can be taken out', true],
  ['another mission cannot be marked', false],
])('on the page of a mission that is over %s', async (_what, marked) => {
  const mission = sampleMission({ displayStatus: 'closed', closedAt: '2026-11-02T09:00:00.000Z' })
  const page = await open(`/missions/${mission.id}`, {
    session: { user: reader(marked ? [mission.id] : []) },
    answers: { 'mission.get': () => mission },
  })
  await expect.poll(page.text).toContain('Terminée')
  expect(page.text().includes('Retirer de mes favoris')).toBe(marked)
  expect(page.text()).not.toContain('Ajouter à mes favoris')
  page.unmount()
})

test.each([
  ['member', true],
  ['referent', false],
] as const)('favourites are a choice for who can mark a mission: %s, %s', async (role, offered) => {
  const page = await open('/missions/browse', {
    session: { role, user: { ...reader([]), role } },
    answers: { 'mission.search': () => samplePage([]), 'mission.list': () => samplePage([first]) },
  })
  await expect.poll(page.text).toContain('1 mission')
  page.press('Filtres')
  await expect.poll(page.text).toContain('Frais pris en charge')
  expect(page.text().includes('Mes favoris')).toBe(offered)
  page.unmount()
})
