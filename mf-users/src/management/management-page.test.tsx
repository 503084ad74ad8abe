import { type Answers, leastWidthOf, refusal, roomForTable } from '@ensemble/mf-kit/fake-shell'
import { expect, onTestFinished, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, sampleRow, samplePage } from '../testing/sample-users.ts'

const facets = {
  status: { pending_approval: 5, validated: 538, suspended: 14 },
  awaits: { approval: 1, confirmation: 1, invitation: 3 },
}

/** Answers the counts of the tabs, and for the list what a test gives. */
function answering(list: (query: { search?: string; filters?: string }) => ReturnType<typeof samplePage>): Answers {
  return {
    'user.list': ({ query }) => (query.facets ? samplePage([], { facets }) : list(query)),
    // What is looked for stands in no address.
    'user.search': ({ body }) => list({ ...body, filters: JSON.stringify(body.filters) }),
  }
}

test('the accounts that wait come first, under tabs that count all of them', async () => {
  // Days are those of Paris: three of them are not always 72 hours.
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  onTestFinished(() => void vi.useRealTimers())
  const threeDaysAgo = '2026-11-17T12:00:00.000Z'
  const page = await open('/user_management', 'admin', {
    answers: answering(() => samplePage([sampleRow(1), sampleRow(2, { createdAt: threeDaysAgo })])),
  })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  // How long they wait, and who waits longest first.
  expect(page.text()).toContain('il y a 3 jours')
  await expect.poll(page.text).toContain('En attente (2)')
  expect(page.text()).toContain('Actifs (538)')
  expect(page.text()).toContain('Invitations (3)')
  expect(page.text()).toContain('Supprimés (0)')
  // It says whom it leaves out, so that the tabs add up: 5 + 538 + 14, invitations among the first.
  expect(page.text()).toContain('Tous sauf supprimés (557)')
  expect(page.text()).toContain('2 personnes')
  expect(page.all('[role="columnheader"]').map(({ textContent }) => textContent)).not.toContain('Attend')
  expect(page.control('Karoui 1 Inès').getAttribute('href')).toBe('/users/0190a000-0000-7000-8000-000000000001')
  const asked = page.requests.find(({ path, query }) => path === '/user/list' && !query?.facets)
  expect(asked?.query).toEqual({
    sort: 'createdAt',
    order: 'asc',
    page: 0,
    pageSize: 25,
    filters: JSON.stringify([{ field: 'awaits', operator: 'in', value: ['approval', 'confirmation'] }]),
  })
  page.unmount()
})

test.each(['pending_approval', 'validated', 'all'])('all columns of %s fit a window of 1,280 px', async (tab) => {
  const page = await open(`/user_management?tab=${tab}`, 'admin', {
    wide: true,
    answers: answering(() => samplePage([sampleRow(1)])),
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
  page.unmount()
})

test('a suspended account says until when, and beside the table why', async () => {
  const suspension = { until: '2099-12-12', reason: 'Propos blessants envers d’autres membres' }
  const page = await open('/user_management?tab=suspended', 'admin', {
    wide: true,
    answers: answering(() =>
      samplePage([
        sampleRow(1, { status: 'suspended', suspension }),
        sampleRow(2, { status: 'suspended', suspension: { until: null, reason: null } }),
      ]),
    ),
  })
  await expect.poll(page.text).toContain('Jusqu’au samedi 12 décembre 2099')
  expect(page.text()).toContain('Sans date de fin')
  expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
  page.unmount()
  const beside = await open(`/user_management?tab=suspended&show=${sampleRow(1).id}`, 'admin', {
    answers: answering(() => samplePage([sampleRow(1, { status: 'suspended', suspension })])),
  })
  await expect.poll(beside.text).toContain('Propos blessants envers d’autres membres')
  beside.unmount()
})

test('a deleted account has no name in two parts, which a list would turn around', async () => {
  const page = await open('/user_management?tab=deleted', 'admin', {
    answers: answering(() =>
      samplePage([sampleRow(1, { status: 'deleted', firstName: 'Membre', lastName: 'supprimé' })]),
    ),
  })
  await expect.poll(page.text).toContain('Membre supprimé')
  expect(page.text()).not.toContain('supprimé Membre')
  page.unmount()
})

test('who has not answered an invitation is called by the address, in a list of all accounts as well', async () => {
  const invited = { firstName: 'Personne', lastName: 'invitée', email: 'paul@example.org' }
  const page = await open('/user_management?tab=all', 'admin', {
    answers: answering(() => samplePage([sampleRow(1, { ...invited, awaits: 'invitation' })])),
  })
  await expect.poll(page.text).toContain('paul@example.org')
  expect(page.text()).not.toContain('invitée')
  page.unmount()
})

test('who turns a page by keyboard stays on the button, and the rows stay until the next ones are there', async () => {
  let answer = () => {}
  const later = new Promise<void>((resolve) => (answer = resolve))
  const page = await open('/user_management?tab=all', 'admin', {
    answers: {
      'user.list': async ({ query }) => {
        if (query.facets) return samplePage([], { facets })
        if (query.page === 1) await later
        return samplePage([sampleRow(1 + Number(query.page))], { page: Number(query.page), total: 75, lastPage: 2 })
      },
    },
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  const next = page.control('Page suivante')
  next.focus()
  next.click()
  await expect.poll(page.address).toContain('page=2')
  expect(page.text()).toContain('Karoui 1 Inès')
  answer()
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Page suivante')
  page.unmount()
})

test('tab, search, conditions and page stand in the address', async () => {
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'in', value: ['69'] }])
  const at = `/user_management?${new URLSearchParams({ tab: 'suspended', search: 'ines', filters, page: '2', size: '50' })}`
  const page = await open(at, 'admin', {
    answers: answering(() => samplePage([sampleRow(1, { status: 'suspended' })], { page: 1, total: 51, lastPage: 1 })),
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(page.requests.some(({ query }) => query?.search)).toBe(false)
  expect(page.requests.findLast(({ body }) => body)?.body).toEqual({
    page: 1,
    pageSize: 50,
    search: 'ines',
    filters: [
      { field: 'status', operator: 'eq', value: 'suspended' },
      { field: 'departmentCode', operator: 'in', value: ['69'] },
    ],
  })
  expect(page.text()).toContain('Département\u00a0: Rhône (69)')
  page.type('Nom ou adresse e-mail', 'marc')
  page.submit('Nom ou adresse e-mail')
  await expect.poll(page.address).toContain('search=marc')
  await expect.poll(() => page.requests.at(-1)?.body).toMatchObject({ search: 'marc' })
  expect(page.address()).not.toContain('page=')
  page.press('Tout effacer')
  await expect.poll(page.address).toBe('/user_management?tab=suspended&search=marc&size=50')
  page.unmount()
})

test('what is narrowed gets a name, which keeps no name of people and nothing about health', async () => {
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'in', value: ['69'] }])
  const at = `/user_management?${new URLSearchParams({ search: 'ines', filters })}`
  const answers = answering(() => samplePage([sampleRow(1)]))
  const first = await open(at, 'admin', { answers })
  await expect.poll(first.text).toContain('Enregistrer cette vue')
  first.press('Enregistrer cette vue')
  await expect.poll(first.text).toContain('Nom de la vue')
  first.type('Nom de la vue', 'Rhône')
  first.submit('Nom de la vue')
  await expect.poll(() => first.control('Rhône').getAttribute('aria-pressed')).toBe('true')
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('ines')
  first.unmount()
  const again = await open('/user_management', 'admin', { answers })
  await expect.poll(() => again.control('Rhône').getAttribute('aria-pressed')).toBe('false')
  again.press('Rhône')
  await expect.poll(again.address).toBe(`/user_management?${new URLSearchParams({ filters })}`)
  expect(again.text()).not.toContain('Enregistrer cette vue')
  again.unmount()
})

test('says that nothing waits', async () => {
  const page = await open('/user_management', 'admin', { answers: answering(() => samplePage([])) })
  await expect.poll(page.text).toContain('Rien à valider')
  page.unmount()
})

test('words that a tab does not hold are looked for in all accounts with one press', async () => {
  const found = (filters = '') =>
    filters.includes('suspended') && !filters.includes('validated') ? [] : [sampleRow(1)]
  const page = await open('/user_management?tab=suspended&search=karo', 'admin', {
    answers: answering(({ filters }) => samplePage(found(filters))),
  })
  await expect.poll(page.text).toContain('Personne ne correspond')
  page.press('Chercher dans tous les comptes')
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(page.address()).toContain('tab=all&search=karo')
  page.unmount()
})

test('a refusal says why, and another try asks again', async () => {
  let down = true
  const page = await open('/user_management', 'admin', {
    answers: answering(() => {
      if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
      return samplePage([sampleRow(1)])
    }),
  })
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  page.unmount()
})

test('speaks English when the visitor does', async () => {
  const page = await open('/user_management', 'admin', {
    answers: answering(() => samplePage([sampleRow(1)])),
    language: 'en',
  })
  await expect.poll(page.text).toContain('Pending (2)')
  await expect.poll(page.text).toContain('1 person')
  page.unmount()
})

test('an account is read beside the table, with the act that its row is there for', async () => {
  const page = await open('/user_management', 'admin', {
    answers: answering(() => samplePage([sampleRow(2), sampleRow(3)])),
  })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  page.all('[aria-label^="Actions"]')[0]?.click()
  await expect.poll(() => page.all('[role="menuitem"]').map(({ textContent }) => textContent)).toContain('Aperçu')
  page
    .all('[role="menuitem"]')
    .find(({ textContent }) => textContent === 'Aperçu')
    ?.click()
  await expect.poll(page.address).toContain(`show=${sampleRow(2).id}`)
  await expect.poll(page.text).toContain('Ouvrir la fiche')
  page.press('Suivant')
  await expect.poll(page.address).toContain(`show=${sampleRow(3).id}`)
  page.unmount()
})

test('who does the last row of the last page stands on the first, where it is gone', async () => {
  let approved = false
  const page = await open('/user_management?page=2', 'admin', {
    answers: {
      'user.list': ({ query }) => {
        if (query.facets) return samplePage([], { facets })
        const total = approved ? 25 : 26
        if (query.page === 0) return samplePage([sampleRow(1)], { total, lastPage: approved ? 0 : 1 })
        if (approved) throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
        return samplePage([sampleRow(2)], { page: 1, total, lastPage: 1 })
      },
      'user.approve': () => {
        approved = true
        return { id: sampleId(2), status: 'validated' }
      },
    },
  })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  page
    .all('button')
    .find(({ textContent }) => textContent === 'Valider Karoui 2 Inès')
    ?.click()
  await expect.poll(() => page.all('[role="dialog"]')).toHaveLength(1)
  page
    .all('[role="dialog"] button')
    .find(({ textContent }) => textContent === 'Valider')
    ?.click()
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(page.address()).toBe('/user_management')
  expect(page.text()).not.toContain('Karoui 2 Inès')
  page.unmount()
})

test('an address of a page that is no more leads to the first', async () => {
  const page = await open('/user_management?page=2', 'admin', {
    answers: {
      'user.list': ({ query }) => {
        if (query.facets) return samplePage([], { facets })
        if (query.page !== 0) throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
        return samplePage([sampleRow(1)])
      },
    },
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  expect(page.address()).toBe('/user_management')
  page.unmount()
})

test('a filter that fails shows why, and not the rows of before as its answer', async () => {
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'in', value: ['69'] }])
  let down = true
  const page = await open('/user_management', 'admin', {
    answers: answering((asked) => {
      if (!asked.filters?.includes('departmentCode')) return samplePage([sampleRow(1)])
      if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
      return samplePage([sampleRow(2)])
    }),
  })
  await expect.poll(page.text).toContain('Karoui 1 Inès')
  await page.go(`/user_management?${new URLSearchParams({ filters })}`)
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  expect(page.text()).not.toContain('Karoui 1 Inès')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  page.unmount()
})
