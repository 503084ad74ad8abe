import type { User } from '@ensemble/contracts/users/http'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, sampleId, samplePage } from '../testing/sample-missions.ts'

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

test('favourites are a filter, whose ids travel in a body with where the reader lives', async () => {
  const page = await open('/missions/browse?favourites=mine', {
    session: { user: reader([second.id]) },
    answers: { 'mission.search': ({ body }) => samplePage(body.facets ? [] : [second]) },
  })
  await expect.poll(page.text).toContain('Mission 2')
  expect(page.requests.find(({ body }) => JSON.stringify(body).includes(second.id))?.body).toMatchObject({
    near: '69003 Lyon',
    filters: [{ field: 'id', operator: 'in', value: [second.id] }],
  })
  expect(page.text()).toContain('Mes favoris')
  page.unmount()
})
