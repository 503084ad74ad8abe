import type { ArticleCard } from '@ensemble/contracts/articles/http'
import type { LocalNeed } from '@ensemble/contracts/users/local-needs'
import { type Answers, refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleActivity } from '../testing/sample-activity.ts'
import { sampleId, sampleRow, samplePage } from '../testing/sample-users.ts'

const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 } as const
/** What the other areas answer of a department where nothing is yet. */
const others: Answers = {
  'mission.managed': () => ({ ...nothing, items: [], facets: { displayStatus: { upcoming: 3, closed: 2 } } }),
  'mission.statistics': () => ({ series: [] }),
  'article.list': () => ({ ...nothing, items: [], total: 4 }),
  'user.needs': () => ({ ...nothing, items: [], total: 2 }),
}

const need: LocalNeed = {
  id: sampleId(8),
  departmentCode: '69',
  subject: 'Un café le jeudi',
  message: 'Il manque un lieu pour parler.',
  toldBy: { id: sampleId(4), displayName: 'Inès Karoui' },
  toldAt: '2026-11-01T09:00:00.000Z',
  state: 'told',
  answeredAt: null,
  missionId: null,
  answer: null,
}

const article: ArticleCard = {
  id: sampleId(7),
  title: 'Bouger après un cancer',
  summary: null,
  coverKey: null,
  coverAlt: null,
  categories: [],
  cancerTypes: [],
  language: 'fr',
  departmentCode: '69',
  status: 'published',
  featured: false,
  author: { id: null, displayName: 'Ana Roux' },
  publishedAt: '2026-03-01T09:00:00.000Z',
  readingMinutes: 3,
  submittedForReviewAt: null,
  attachments: [],
}

test('requests of more missions than one page holds are not told as if they were all', async () => {
  const page = await open('/my_department', 'referent', {
    answers: {
      ...others,
      'mission.managed': ({ query }) => ({ ...nothing, items: [], lastPage: query.pageSize === 100 ? 1 : 0 }),
      'user.list': () => samplePage([]),
    },
  })
  await expect
    .poll(() => page.all('[role="tab"]').map(({ textContent }) => textContent))
    .toContain('Demandes à traiter (0+)')
  await expect.poll(() => page.all('dd').map(({ textContent }) => textContent)).toContain('0+')
  page.unmount()
})

test('a referent sees the committee and the members of the department', async () => {
  const page = await open('/my_department', 'referent', {
    answers: {
      ...others,
      // Nine missions, and nobody who waits in one: the tab counts people, as the figure of the same name does.
      'mission.managed': () => ({ ...nothing, items: [], total: 9 }),
      'user.list': ({ query }) =>
        query.facets
          ? samplePage([], { facets: { status: { validated: 12 }, awaits: { approval: 1 } } })
          : samplePage([sampleRow(1), sampleRow(2, { email: '', status: 'validated' })]),
    },
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(page.text()).toContain('Comité Rhône')
  expect(page.control('comite-69@example.org').getAttribute('href')).toBe('mailto:comite-69@example.org')
  expect(page.control('01\u00a099\u00a000\u00a000\u00a069').getAttribute('href')).toBe('tel:0199000069')
  expect(page.text()).toContain('2 personnes')
  for (const words of ['Membres actifs', 'Compte à valider', 'Demande à traiter', 'Missions des douze derniers mois'])
    await expect.poll(page.text).toContain(words)
  await expect
    .poll(() => page.all('[role="tab"]').map(({ textContent }) => textContent))
    .toEqual([
      'Membres (0)',
      'Invitations (0)',
      'Missions (9)',
      'Demandes à traiter (0)',
      'Besoins locaux (2)',
      'Articles (4)',
      'Activité',
    ])
  const asked = page.requests.findLast(({ path, query }) => path === '/user/list' && !query?.['facets'])
  expect(asked?.query?.['filters']).toBe(JSON.stringify([{ field: 'role', operator: 'eq', value: 'member' }]))
  page.unmount()
})

test('the year of a department has its place before its missions are counted, so that nothing below it moves', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const page = await open('/my_department', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([sampleRow(1)]),
      'mission.statistics': async () => {
        await held
        return { series: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Missions des douze derniers mois')
  const figures = () => page.all('figure tbody td').map(({ textContent }) => textContent)
  expect(new Set(figures())).toEqual(new Set(['–']))
  letGo()
  await expect.poll(() => new Set(figures())).toEqual(new Set(['0']))
  page.unmount()
})

test('a page of needs that did not come shows none of the page before, and leads back to it', async () => {
  const page = await open('/my_department?tab=needs', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([]),
      'user.needs': ({ query }) => {
        if (query.page !== 0) throw refusal('SERVICE_UNAVAILABLE')
        return { items: [need], total: 11, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 1 }
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Les besoins n’ont pas pu être chargés')
  expect(page.text()).not.toContain('Un café le jeudi')
  page.press('Page précédente')
  await expect.poll(page.text).toContain('Un café le jeudi')
  page.unmount()
})

test('all articles of the department can be reached, ten to a page', async () => {
  const page = await open('/my_department?tab=articles', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([]),
      'article.list': ({ query: { page = 0 } }) => {
        if (page === 2) throw refusal('SERVICE_UNAVAILABLE')
        const items = [{ ...article, title: `Article : page ${page + 1}`, summary: 'Quoi ? Ceci.' }]
        return { items, total: 24, totalIsCapped: false, page, pageSize: 10, lastPage: 2 }
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 3')
  expect(page.text()).toContain('Article\u00a0: page 1')
  expect(page.text()).toContain('Quoi\u00a0? Ceci.')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Article\u00a0: page 2')
  expect(page.text()).not.toContain('Article\u00a0: page 1')
  // Who comes back from an article stands here.
  expect(page.address()).toBe('/my_department?tab=articles&page=2')
  // A page that did not come shows none of another.
  page.press('Page suivante')
  await expect.poll(page.text).toContain('La liste n’a pas pu être chargée')
  expect(page.text()).toContain('Page 3 sur 3')
  expect(page.text()).not.toContain('Article\u00a0: page 2')
  page.unmount()
})

test('a department without members says what will come', async () => {
  const page = await open('/my_department', 'referent', { answers: { ...others, 'user.list': () => samplePage([]) } })
  await expect.poll(page.text).toContain('Aucun membre pour l’instant')
  page.unmount()
})

test('the figure of missions opens those that it counts, and who comes back from one of them sees the same rows', async () => {
  const bodies: unknown[] = []
  const page = await open('/my_department', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([], { facets: { status: {}, awaits: {} } }),
      'mission.searchManaged': ({ body }) => {
        bodies.push(body)
        return { ...nothing, items: [], total: 11, lastPage: 1 }
      },
    },
  })
  await expect.poll(page.text).toContain('Missions en cours ou à venir')
  const link = page.all('a').find(({ textContent }) => textContent === 'Voir les missions')
  link?.click()
  await expect.poll(page.address).toContain('tab=missions')
  const value = ['waiting_for_approval', 'in_progress', 'full', 'registration_closed', 'upcoming']
  await expect
    .poll(() => bodies)
    .toEqual([
      {
        scope: 'department',
        page: 0,
        pageSize: 10,
        filters: [{ field: 'displayStatus', operator: 'in', value }],
      },
    ])
  await expect.poll(() => page.control('Page suivante')).toBeDefined()
  page.press('Page suivante')
  await expect.poll(page.address).toContain('page=2')
  await expect.poll(() => bodies.at(-1)).toMatchObject({ page: 1, filters: [{ field: 'displayStatus' }] })
  page.unmount()
})

test('a page of the missions of the department that fails says why', async () => {
  const page = await open('/my_department?tab=missions', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([], { facets: { status: {}, awaits: {} } }),
      'mission.managed': ({ query }) => {
        if (query.page === 1) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        return { ...nothing, items: [], total: 11 }
      },
    },
  })
  await expect.poll(() => page.control('Page suivante')).toBeDefined()
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  page.unmount()
})

test('a page of the missions of the department that is no more leads to the first', async () => {
  const asked: unknown[] = []
  const page = await open('/my_department?tab=missions', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([], { facets: { status: {}, awaits: {} } }),
      'mission.managed': ({ query }) => {
        if (query.pageSize === 10) asked.push(query.page)
        if (query.page === 1) throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
        return { ...nothing, items: [], total: 11 }
      },
    },
  })
  await expect.poll(() => page.control('Page suivante')).toBeDefined()
  page.press('Page suivante')
  await expect.poll(() => asked).toEqual([0, 1])
  await expect.poll(() => page.control('Page précédente').hasAttribute('aria-disabled')).toBe(true)
  page.unmount()
})

test.each([
  ['needs', 'Un café le jeudi'],
  ['articles', article.title],
])('a page of the %s of the department that is no more leads to the first', async (tab, first) => {
  let refused = false
  const pageOf = <Item,>(items: Item[], page: number) => {
    if (page > 0) {
      refused = true
      throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
    }
    return { items, total: 11, totalIsCapped: false, page, pageSize: 10, lastPage: 1 }
  }
  const page = await open(`/my_department?tab=${tab}`, 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([]),
      'user.needs': ({ query }) => pageOf([need], query.page ?? 0),
      'article.list': ({ query }) => pageOf([article], query.page ?? 0),
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(() => refused).toBe(true)
  await expect.poll(page.text).toContain('Page 1 sur 2')
  expect(page.text()).toContain(first)
  page.unmount()
})

test('the log of the department says who did what, with its mission, is filtered, and goes into a file', async () => {
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const asked: unknown[] = []
  const page = await open('/my_department?tab=activity', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([], { facets: { status: {}, awaits: {} } }),
      'activity.list': ({ query }) => {
        asked.push(query)
        return query.format ? 'Date;Personne' : { ...nothing, total: 11, lastPage: 1, items: [sampleActivity(4)] }
      },
    },
  })
  await expect.poll(page.text).toContain('Inès Karoui 4')
  for (const words of ['Mission ouverte', 'Accueil des familles\u00a0: mars', 'Filtrer et trier'])
    expect(page.text()).toContain(words)
  expect(asked).toEqual([{ page: 0, pageSize: 10 }])
  page.press('Exporter (CSV)')
  await expect.poll(() => createObjectURL.mock.calls).toHaveLength(1)
  expect(asked.at(-1)).toEqual({ format: 'csv' })
  page.press('Page suivante')
  await expect.poll(page.address).toBe('/my_department?tab=activity&page=2')
  await expect.poll(() => asked.at(-1)).toEqual({ page: 1, pageSize: 10 })
  page.unmount()
})

test('an address of the log of the department leads to the page and the acts that it names', async () => {
  const filters = JSON.stringify([{ field: 'type', operator: 'in', value: ['mission_view'] }])
  const asked: unknown[] = []
  const page = await open(
    `/my_department?${new URLSearchParams({ tab: 'activity', page: '2', filters })}`,
    'referent',
    {
      answers: {
        ...others,
        'user.list': () => samplePage([], { facets: { status: {}, awaits: {} } }),
        'activity.list': ({ query }) => {
          asked.push(query)
          return { ...nothing, total: 11, page: 1, lastPage: 1, items: [sampleActivity(4)] }
        },
      },
    },
  )
  await expect.poll(page.text).toContain('Inès Karoui 4')
  expect(asked).toEqual([{ page: 1, pageSize: 10, filters }])
  page.unmount()
})

test('what was done to a need is offered no more, and the focus stays at the need', async () => {
  let now = need
  const page = await open('/my_department?tab=needs', 'referent', {
    answers: {
      ...others,
      'user.list': () => samplePage([], { facets: { status: {}, awaits: {} } }),
      'user.needs': () => ({ ...nothing, items: [now], total: 1 }),
      'user.decideNeed': ({ body }) => {
        now = { ...now, state: body.state }
        return { id: now.id, state: body.state }
      },
    },
  })
  await expect.poll(page.text).toContain('Mettre à l’étude')
  page.control('Mettre à l’étude').focus()
  page.press('Mettre à l’étude')
  await expect.poll(page.text).not.toContain('Mettre à l’étude')
  await expect.poll(() => document.activeElement?.textContent).toBe('Inès Karoui')
  page.unmount()
})
