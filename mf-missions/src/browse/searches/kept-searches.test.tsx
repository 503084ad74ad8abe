import type { KeptSearch } from '@ensemble/contracts/missions/kept-searches'
import type { SavedSearch } from '@ensemble/contracts/users/engagement'
import type { User } from '@ensemble/contracts/users/http'
import { type Answers, refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCard, sampleId, samplePage } from '../../testing/sample-missions.ts'

const readerWith = (savedSearches: SavedSearch[]): { user: User } => ({
  user: {
    id: sampleId(1),
    displayName: 'Camille Exemple',
    role: 'member',
    status: 'validated',
    engagement: {
      skills: [],
      skillsOther: null,
      interestDomains: [],
      preferredMissionTypes: [],
      preferredModes: [],
      availability: { slots: [], frequency: null, note: null },
      pause: null,
      favouriteMissionIds: [],
      savedSearches,
    },
  },
})
const nothing: Answers['mission.search'] = () => ({ ...samplePage([]), facets: {} })
const kept = (number: number, more: Partial<KeptSearch> = {}): KeptSearch => ({
  id: sampleId(number),
  name: `Recherche ${number}`,
  query: `search=${number}`,
  tell: 'never',
  ...more,
})

test('a search is kept under its choices, with when it tells, and then says where it is', async () => {
  const page = await open('/missions/browse?department=2A&page=2', {
    answers: {
      'mission.search': nothing,
      'mission.list': () => samplePage([]),
      'mission.keepSearch': () => kept(1),
    },
  })
  await expect.poll(page.text).toContain('Aucune mission ne correspond')
  page.control('Garder cette recherche').focus()
  page.press('Garder cette recherche')
  await expect.poll(page.text).toContain('Elle reste à vous')
  page.type('Nom de la recherche', 'En Corse')
  page.all('[role="dialog"] input[type="radio"]').at(-1)?.click()
  page.press('Garder')
  await expect.poll(page.text).toContain('Votre recherche est gardée.')
  // The button has gone with what it asked for.
  await expect.poll(() => document.activeElement?.textContent).toBe('Voir mes recherches gardées')
  expect(page.requests.find(({ path }) => path === '/mission/kept_searches')?.body).toEqual({
    name: 'En Corse',
    query: 'department=2A',
    filters: [{ field: 'departmentCode', operator: 'eq', value: '2A' }],
    tell: 'at_once',
  })
  expect(page.control('Voir mes recherches gardées').getAttribute('href')).toBe('/missions/browse?view=searches')
  page.unmount()
})

test('the sixth search is not kept, and it says why', async () => {
  const page = await open('/missions/browse?department=2A', {
    answers: {
      'mission.search': nothing,
      'mission.list': () => samplePage([sampleCard(1)]),
      'mission.keepSearch': () => {
        throw refusal('VALIDATION_FAILED', 'Certains champs sont à corriger.', { query: ['OUT_OF_RANGE'] })
      },
    },
  })
  await expect.poll(page.text).toContain('Garder cette recherche')
  page.press('Garder cette recherche')
  await expect.poll(page.text).toContain('Elle reste à vous')
  page.press('Garder')
  await expect.poll(page.text).toContain('Vous gardez déjà 5 recherches, le maximum.')
  page.unmount()
})

test('each kept search leads to its list, tells when it tells, and can be removed', async () => {
  let items = [kept(1), kept(2, { tell: 'digest' })]
  const page = await open('/missions/browse?view=searches', {
    answers: {
      'mission.keptSearches': () => ({ items }),
      'mission.editKeptSearch': () => kept(1),
      'mission.forgetSearch': () => {
        items = items.slice(0, -1)
        return {}
      },
    },
  })
  await expect.poll(page.text).toContain('2 recherches gardées, sur 5 au plus')
  expect(page.control('Recherche 1').getAttribute('href')).toBe('/missions/browse?search=1')
  // The mail that this search waits for was stopped.
  expect(page.control('Choisir le rythme de cet e-mail').getAttribute('href')).toBe(
    '/users/me?tab=notifications#preferences',
  )
  page.all('[role="combobox"]')[0]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await expect.poll(() => page.all('[role="option"]').length).toBe(3)
  page.press('Dès l’ouverture des inscriptions')
  await expect.poll(() => page.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ tell: 'at_once' })
  async function remove(name: string) {
    page.control(name).focus()
    page.press(name)
    await expect.poll(() => page.all('button').map((one) => one.getAttribute('aria-label'))).not.toContain(name)
  }
  await remove('Retirer la recherche «\u00a0Recherche 2\u00a0»')
  await expect.poll(page.text).toContain('1 recherche gardée, sur 5 au plus')
  // Each goes with its button: the one in its place is next, and after the last one the title.
  await expect.poll(() => document.activeElement?.textContent).toBe('Recherche 1')
  await remove('Retirer la recherche «\u00a0Recherche 1\u00a0»')
  await expect.poll(page.text).toContain('Vous ne gardez encore aucune recherche')
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  page.unmount()
})

test('what somebody kept in their profile before comes along, once, and tells nothing', async () => {
  const items: KeptSearch[] = []
  const savedSearches = [{ name: 'À distance', query: 'mode=remote' }]
  const { user } = readerWith(savedSearches)
  const page = await open('/missions/browse?view=searches', {
    session: { user },
    answers: {
      'mission.keptSearches': () => ({ items: [...items] }),
      'mission.keepSearch': ({ body }) => {
        items.push(kept(1, { name: body.name }))
        return kept(1)
      },
      'user.edit': () => user,
    },
  })
  await expect.poll(page.text).toContain('1 recherche gardée, sur 5 au plus')
  expect(page.requests.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]))).toEqual([
    { ...savedSearches[0], filters: [{ field: 'mode', operator: 'in', value: ['remote'] }], tell: 'never' },
    { engagement: { savedSearches: [] } },
  ])
  page.unmount()
})

test('who keeps nothing yet is led to the missions, and a failure can be tried again', async () => {
  let down = true
  const page = await open('/missions/browse?view=searches', {
    answers: {
      'mission.keptSearches': () => {
        if (down) throw refusal('SERVICE_UNAVAILABLE')
        return { items: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Vos recherches n’ont pas pu être chargées')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Vous ne gardez encore aucune recherche')
  expect(document.title).toBe('Mes recherches gardées')
  const ways = page.all('a[href="/missions/browse"]').map(({ textContent }) => textContent)
  // From the head, and from where there would be searches: one name for one place.
  expect(ways).toEqual(['Trouver une mission', 'Trouver une mission'])
  page.unmount()
})
