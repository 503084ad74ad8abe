import type { MissionCard } from '@ensemble/contracts/missions/http'
import { type Answers, refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, samplePage } from '../testing/sample-missions.ts'

const counted: Answers['mission.search'] = () => ({
  ...samplePage([]),
  facets: { departmentCode: { '33': 12 }, domains: { prevention: 7 }, targetCancerTypes: { lung: 2 } },
})

test('missions are shown with their count, place, date, effort and places', async () => {
  const items = [
    sampleCard(1, { distanceKm: 12 }),
    sampleCard(2, { mode: 'remote', city: null, placesLeft: null, effort: { hours: 0.5, per: 'week' } }),
  ]
  const page = await open('/missions/browse', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage(items) },
  })
  await expect.poll(page.text).toContain('2 missions')
  const [first, second] = page
    .all('article')
    .map((card) => card.textContent?.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(first).toContain('Comité Rhône (69)')
  expect(first).toContain('samedi 12 décembre 2099, 14 h – 17 h')
  expect(first).toContain('Lyon, à 12 km')
  expect(first).toContain('3 h en tout')
  expect(first).toContain('Effort léger')
  expect(first).toContain('Il reste 4 places')
  expect(second).toContain('À distance')
  expect(second).toContain('30 min par semaine')
  expect(page.control('Mission 1').getAttribute('href')).toBe(`/missions/${items[0]?.id}`)
  expect(page.all('article img')[0]?.getAttribute('src')).toContain('covers%2Fmissions%2F1.webp&w=1080')
  page.unmount()
})

test('what is active stands in the address and as chips, and can be taken away', async () => {
  const page = await open('/missions/browse?search=repos&effort=light&page=2', {
    answers: {
      'mission.search': counted,
      'mission.list': ({ query }) => samplePage(query.search ? [] : [sampleCard(1)]),
    },
  })
  await expect.poll(page.text).toContain('Aucune mission ne correspond')
  expect(page.text()).not.toContain('Les plus proches de ma recherche')
  page.press('Chercher sans «\u00a0repos\u00a0»')
  await expect.poll(page.address).toBe('/missions/browse?effort=light')
  await expect.poll(page.text).toContain('1 mission')
  page.all('[aria-label^="Retirer"]')[0]?.click()
  await expect.poll(page.address).toBe('/missions/browse')
  await expect.poll(() => page.all('[aria-label^="Retirer"]').length).toBe(0)
  page.type('Chercher une mission', 'marché')
  page.submit('Chercher une mission')
  await expect.poll(page.address).toBe('/missions/browse?search=march%C3%A9')
  page.unmount()
})

test('the map says where missions are, and a press shows those of one department', async () => {
  const page = await open('/missions/browse?within=30', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage([sampleCard(1)]) },
  })
  await expect.poll(page.text).toContain('1 mission')
  page.press('Voir la carte')
  await expect.poll(page.address).toBe('/missions/browse?within=30&map=shown')
  const square = 'Gironde (33)\u00a0: 12 missions'
  await expect.poll(page.text).toContain('Un carré par département')
  await expect.poll(() => page.all(`[aria-label="${square}"]`).length).toBe(1)
  page.press(square)
  await expect.poll(page.address).toBe('/missions/browse?department=33&map=shown')
  await expect.poll(() => page.all(`[aria-label="${square}"][aria-pressed="true"]`).length).toBe(1)
  page.press(square)
  await expect.poll(page.address).toBe('/missions/browse?map=shown')
  page.press('Fermer la carte')
  await expect.poll(page.address).toBe('/missions/browse')
  page.unmount()
})

test('beyond what a number leads to, the list is read on from its last mission', async () => {
  const asked: (string | undefined)[] = []
  const page = await open('/missions/browse?page=40', {
    answers: {
      'mission.search': counted,
      'mission.list': ({ query: { page: number = 0, cursor } }) => {
        asked.push(cursor)
        const capped = { total: 1000, totalIsCapped: true, page: number, lastPage: 39, previous: `before-${number}` }
        return { ...samplePage([sampleCard(number)]), ...capped, ...(number < 41 && { next: `after-${number}` }) }
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 39')
  page.control('Page suivante').focus()
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Page 41')
  // The button went with its page: who works by keyboard, or listens, begins at the count of what has come.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Missions')
  expect(document.activeElement?.textContent).toContain('missions')
  expect(page.address()).toBe('/missions/browse?page=41&from=after-39')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Page 42')
  page.press('Page précédente')
  await expect.poll(page.address).toBe('/missions/browse?page=41&from=before-41')
  await expect.poll(page.text).toContain('Page 41')
  page.press('Page précédente')
  await expect.poll(page.address).toBe('/missions/browse?page=40')
  expect(asked.slice(0, 4)).toEqual([undefined, 'after-39', 'after-40', 'before-41'])
  page.unmount()
})

test('a failure says why, and another try asks again', async () => {
  let down = true
  const page = await open('/missions/browse', {
    answers: {
      'mission.search': counted,
      'mission.list': () => {
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        return samplePage([sampleCard(1)])
      },
    },
  })
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Mission 1')
  page.unmount()
})

test('somebody else’s registration shows at once in the places left', async () => {
  let placesLeft = 4
  const page = await open('/missions/browse', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage([sampleCard(1, { placesLeft })]) },
  })
  await expect.poll(page.text).toContain('Il reste 4 places')
  placesLeft = 1
  page.change({ tag: 'participant', id: sampleCard(1).id })
  await expect.poll(page.text).toContain('Il reste 1 place')
  page.unmount()
})

test('the page speaks English when the visitor does', async () => {
  const page = await open('/missions/browse', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage([sampleCard(1)]) },
  })
  await expect.poll(page.text).toContain('1 mission')
  await page.setLanguage('en')
  await expect.poll(page.text).toContain('4 places left')
  expect(page.text()).not.toContain('Trouver')
  page.unmount()
})

test('nothing found offers what to let go of, with what that brings', async () => {
  const page = await open('/missions/browse?department=2A&mode=remote', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage([]) },
  })
  await expect.poll(page.text).toContain('Aucune mission ne correspond')
  await expect.poll(page.text).toContain('Sans Corse-du-Sud (2A)\u00a0: 12 missions')
  // No mission is held back by the format.
  expect(page.text()).not.toContain('Sans À distance')
  page.press('Sans Corse-du-Sud (2A)\u00a0: 12 missions')
  await expect.poll(page.address).toBe('/missions/browse?mode=remote')
  page.unmount()
})

test('a choice about health changes the list, never the address, and is still there on return', async () => {
  const page = await open('/missions/browse', {
    answers: {
      'mission.list': () => samplePage([sampleCard(1), sampleCard(2)]),
      'mission.search': ({ body }) => ({ ...samplePage(body.filters ? [sampleCard(2)] : []), facets: {} }),
    },
  })
  await expect.poll(page.text).toContain('2 missions')
  page.press('Filtres')
  await expect.poll(page.text).toContain('Votre situation')
  const situation = page
    .all('[role="dialog"] fieldset')
    .find(({ textContent }) => textContent?.startsWith('Votre situation'))
  situation?.querySelector('input')?.click()
  await expect.poll(page.text).toContain('Voir les résultats\u00a0: 1 mission')
  expect(page.address()).toBe('/missions/browse')
  expect(page.requests.filter(({ method }) => method === 'GET').every(({ query }) => !query?.filters)).toBe(true)
  await page.go('/my_missions?nothing')
  await page.go('/missions/browse')
  await expect.poll(() => page.all('[aria-label="Retirer Malade"]').length).toBe(1)
  page.press('Retirer Malade')
  await expect.poll(page.text).toContain('2 missions')
  page.unmount()
})

test('what few people choose by is folded, and open where something of it is chosen', async () => {
  const answers = { 'mission.search': counted, 'mission.list': () => samplePage([sampleCard(1)]) }
  for (const [search, words, unfolded] of [
    ['', 'Autres critères', false],
    ['?origin=external_actor', 'Autres critères (1)', true],
  ] as const) {
    const page = await open(`/missions/browse${search}`, { answers })
    await expect.poll(page.text).toContain('1 mission')
    page
      .all('button')
      .find(({ textContent }) => textContent?.startsWith('Filtres'))
      ?.click()
    await expect.poll(() => page.all('[role="dialog"] details')[0]?.hasAttribute('open')).toBe(unfolded)
    expect(page.all('[role="dialog"] summary')[0]?.textContent).toBe(words)
    page.unmount()
  }
})

test('words that nothing holds find what is close to them, and the page says so', async () => {
  const page = await open('/missions/browse?search=fatige', {
    answers: { 'mission.search': counted, 'mission.list': () => ({ ...samplePage([sampleCard(1)]), alike: true }) },
  })
  await expect.poll(page.text).toContain('Rien ne contient exactement «\u00a0fatige\u00a0»')
  page.unmount()
})

test('a mission that one cannot join says why instead of its places, and is kept out on demand', async () => {
  const closed = sampleCard(1, {
    displayStatus: 'registration_closed',
    registrationOpen: false,
    placesLeft: 14,
    barrier: 'registration_closed',
  })
  const page = await open('/missions/browse?places=left', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage([closed]) },
  })
  await expect.poll(page.text).toContain('Les inscriptions sont closes.')
  expect(page.text()).not.toContain('Il reste 14 places')
  expect(page.requests.find(({ method }) => method === 'GET')?.query?.['filters']).toBe(
    JSON.stringify([{ field: 'joinable', operator: 'eq', value: true }]),
  )
  page.unmount()
})

test('the best match says why, in words', async () => {
  const match: MissionCard['match'] = { score: 5, reasons: ['domains', 'department'], domains: ['prevention'] }
  const page = await open('/missions/browse?sort=match', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage([sampleCard(1, { match })]) },
  })
  await expect.poll(page.text).toContain('Un sujet qui vous intéresse\u00a0: Prévention.')
  page.unmount()
})

test('a mission that somebody publishes enters the list while one looks at it, and an open list of choices stays open', async () => {
  let items = [sampleCard(1)]
  const page = await open('/missions/browse', {
    answers: { 'mission.search': counted, 'mission.list': () => samplePage(items) },
  })
  await expect.poll(page.text).toContain('1 mission')
  const choices = page.all('[role="combobox"]').at(-2)
  choices?.focus()
  choices?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await expect.poll(() => page.all('[role="option"]').length).toBeGreaterThan(5)
  const focused = document.activeElement
  items = [sampleCard(1), sampleCard(2)]
  page.change({ tag: 'mission', id: sampleCard(2).id })
  await expect.poll(page.text).toContain('2 missions')
  expect(page.all('[role="option"]').length).toBeGreaterThan(5)
  expect(document.activeElement).toBe(focused)
  page.unmount()
})

test('past missions tell what they led to, where their teams let everybody read it', async () => {
  const { id, title, mode, departmentCode, city, startAt, endAt } = sampleCard(7)
  const past = { id, title, mode, departmentCode, city, startAt, endAt, closingNote: 'Quarante personnes sont venues.' }
  const page = await open('/missions/browse?view=past', { answers: { 'mission.past': () => samplePage([past]) } })
  await expect.poll(page.text).toContain('Quarante personnes sont venues.')
  expect(page.control('Mission 7').getAttribute('href')).toBe(`/missions/${id}`)
  expect(document.title).toBe('Ce que les missions ont permis')
  page.unmount()
})

test('a page of past missions that is no more leads to the first', async () => {
  const { id, title, mode, departmentCode, city, startAt, endAt } = sampleCard(7)
  const past = { id, title, mode, departmentCode, city, startAt, endAt, closingNote: 'Vingt personnes.' }
  let asked = false
  const page = await open('/missions/browse?view=past', {
    answers: {
      'mission.past': ({ query }) => {
        if (query.page !== 1) return { ...samplePage([past]), total: 11, lastPage: 1 }
        asked = true
        throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(() => asked).toBe(true)
  await expect.poll(() => page.control('Page suivante').hasAttribute('aria-disabled')).toBe(false)
  expect(page.text()).toContain('Vingt personnes.')
  page.unmount()
})

test('a page of past missions that fails says so, and another try asks for it again', async () => {
  const { id, title, mode, departmentCode, city, startAt, endAt } = sampleCard(7)
  const past = (closingNote: string) => ({ id, title, mode, departmentCode, city, startAt, endAt, closingNote })
  let down = true
  const page = await open('/missions/browse?view=past', {
    answers: {
      'mission.past': ({ query }) => {
        if (query.page !== 1) return { ...samplePage([past('Vingt personnes.')]), total: 11, lastPage: 1 }
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        return { ...samplePage([past('Trente personnes.')]), page: 1, total: 11, lastPage: 1 }
      },
    },
  })
  await expect.poll(page.text).toContain('Vingt personnes.')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  expect(page.text()).not.toContain('Vingt personnes.')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Trente personnes.')
  expect(page.address()).toBe('/missions/browse?view=past&page=2')
  page.unmount()
})
