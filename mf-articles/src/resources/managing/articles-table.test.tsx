import type { ManagedArticle } from '@ensemble/contracts/articles/managed-article'
import { leastWidthOf, refusal, roomForTable } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleArticle, sampleCard, samplePage } from '../../testing/sample-articles.ts'

const me = { id: '0190a000-0000-7000-8000-0000000000aa', displayName: 'Inès', role: 'headquarter_referent' as const }
const session = { authenticated: true, role: 'headquarter_referent' as const, user: me }

function managed(number: number, part: Partial<ManagedArticle> = {}): ManagedArticle {
  const { id, title, categories, language, departmentCode, featured, author, readingMinutes } = sampleCard(number)
  return {
    id,
    title,
    categories,
    language,
    departmentCode,
    featured,
    author,
    readingMinutes,
    state: 'published',
    reads: 31,
    submittedForReviewAt: null,
    publishedAt: '2026-01-10T09:00:00.000Z',
    updatedAt: '2026-01-12T09:00:00.000Z',
    changedBy: 'Inès',
    allowedActions: ['edit', 'unpublish'],
    ...part,
  }
}

const rows = [
  managed(1),
  managed(2, {
    state: 'submitted',
    reads: null,
    publishedAt: null,
    submittedForReviewAt: '2026-01-11T09:00:00.000Z',
    allowedActions: ['edit', 'publish', 'send_back', 'delete'],
  }),
  managed(3, { state: 'draft', reads: null, publishedAt: null, allowedActions: ['edit', 'publish', 'delete'] }),
]
const facets = { state: { published: 7, submitted: 1, draft: 1 } }
const pageOf = (items: ManagedArticle[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 0,
  pageSize: 25,
  lastPage: 0,
  facets,
})
const answers = {
  'article.counts': () => ({ articles: 114, documents: 2, managed: 1001 }),
  'article.managed': () => pageOf(rows),
  'article.searchManaged': () => pageOf(rows.slice(1, 2)),
}

afterEach(() => window.localStorage.clear())

test('who publishes sees every article with its state, reads and author, and how many there are of each', async () => {
  const page = await open('/resources?tab=manage', { session, answers })
  await expect.poll(page.text).toContain('3 articles')
  for (const words of ['Tous (3)', 'À relire (1)', 'Publiés (7)', 'Programmés (0)']) {
    await expect.poll(page.text).toContain(words)
  }
  expect(page.text()).toContain('31')
  expect(page.control('Nouvel article').getAttribute('href')).toBe('/articles/new')
  page.press('À relire (1)')
  await expect.poll(page.text).toContain('1 article')
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    filters: [{ field: 'state', operator: 'eq', value: 'submitted' }],
  })
  page.unmount()
})

test('each tab says how much stands behind it to those who write, in one call, and to members nothing', async () => {
  const page = await open('/resources?tab=manage', { session, answers })
  await expect
    .poll(() => page.all('[role="tab"]').map((tab) => tab.textContent))
    .toEqual(['Articles (114)', 'Documents (2)', 'Gérer (1\u202f000+)'])
  expect(page.requests.filter(({ path }) => path.endsWith('/counts'))).toHaveLength(1)
  page.unmount()
  const member = await open('/resources', { answers: { 'article.list': () => samplePage([sampleCard(1)]) } })
  await expect.poll(member.text).toContain('1 article')
  expect(member.all('[role="tab"]').map((tab) => tab.textContent)).toEqual(['Articles', 'Documents'])
  expect(member.requests.some(({ path }) => path.endsWith('/counts'))).toBe(false)
  member.unmount()
})

test('an address of drafts from an old mail leads those who write to the table, and members to the articles', async () => {
  const staff = await open('/resources?tab=drafts', { session, answers })
  await expect.poll(staff.text).toContain('Tous (3)')
  staff.unmount()
  const member = await open('/resources?tab=drafts', {
    answers: { 'article.list': () => samplePage([sampleCard(1)]) },
  })
  await expect.poll(member.text).toContain('1 article')
  expect(member.requests.some(({ path }) => path.includes('managed'))).toBe(false)
  member.unmount()
})

test.each(['fr', 'en'] as const)('all columns fit a window of 1,280 px (%s)', async (language) => {
  const page = await open('/resources?tab=manage', { session, answers, language })
  await expect.poll(page.text).toContain('3 articles')
  expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
  page.unmount()
})

test('a planned publication is cancelled in its own words, and nothing that is read already goes with it', async () => {
  const planned = managed(4, { state: 'scheduled', reads: null, allowedActions: ['edit', 'unpublish'] })
  const page = await open('/resources?tab=manage', {
    session,
    answers: {
      ...answers,
      'article.managed': () => pageOf([managed(1), planned]),
      'article.publish': () => sampleArticle(),
    },
  })
  await expect.poll(page.text).toContain('2 articles')
  page.all('input[aria-label="Choisir toutes les lignes"]')[0]?.click()
  await expect.poll(page.text).toContain('2 articles choisis')
  page.press('Annuler la publication prévue')
  await expect.poll(page.text).toContain('Le texte reste un brouillon et ne paraîtra pas tout seul.')
  const buttons = page.all('[role="alertdialog"] button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Garder ce qui est prévu', 'Annuler la publication prévue'])
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('La publication prévue est annulée.')
  const sent = page.requests.filter(({ path }) => path.endsWith('/publish')).map(({ params }) => params)
  expect(sent).toEqual([{ articleId: planned.id }])
  page.unmount()
})

test('several are published in one act; what was refused stays chosen, with the reason', async () => {
  const typed = rows.map((row) => ({ ...row, title: `${row.title} ? Oui` }))
  const page = await open('/resources?tab=manage', {
    session,
    answers: {
      ...answers,
      'article.managed': () => pageOf(typed),
      'article.publish': ({ params }) => {
        if (params.articleId === rows[2]?.id)
          throw refusal('ARTICLE_INCOMPLETE', 'Complétez la liste avant de publier.')
        return sampleArticle()
      },
    },
  })
  await expect.poll(page.text).toContain('3 articles')
  page.all('input[aria-label="Choisir toutes les lignes"]')[0]?.click()
  await expect.poll(page.text).toContain('3 articles choisis')
  // Of the three, one is published already: it is asked for too, and says why it stays.
  const publish = page.all('button').filter((button) => button.textContent === 'Publier')
  publish.at(-1)?.click()
  await expect.poll(page.text).toContain('Publier ces 3 articles')
  page
    .all('[role="alertdialog"] button, [role="dialog"] button')
    .filter((button) => button.textContent === 'Publier')
    .forEach((button) => button.click())
  await expect.poll(page.text).toContain('Un article est resté comme il était')
  expect(page.text()).toContain('Article 3\u00a0? Oui\u00a0: Complétez la liste avant de publier.')
  await expect.poll(page.text).toContain('1 article choisi')
  const sent = page.requests.filter(({ path }) => path.endsWith('/publish')).map(({ body }) => body)
  expect(sent).toEqual(rows.map(({ updatedAt }) => ({ published: true, updatedAt })))
  page.unmount()
})

test('what somebody changed since the table was read is not published unseen, and is read again', async () => {
  let current = rows
  const page = await open(`/resources?tab=manage&show=${rows[1]?.id}`, {
    session,
    answers: {
      ...answers,
      'article.managed': () => pageOf(current),
      'article.get': ({ params }) => sampleArticle({ id: params.articleId }),
      'article.publish': ({ params, body }) => {
        if (body.updatedAt !== current.find(({ id }) => id === params.articleId)?.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return sampleArticle()
      },
    },
  })
  const press = (name: string) => {
    page.press('Publier')
    return expect.poll(page.text).toContain(name)
  }
  const confirm = () =>
    page
      .all('[role="alertdialog"] button')
      .find(({ textContent }) => textContent === 'Publier')
      ?.click()
  await expect.poll(page.text).toContain('Renvoyer avec un mot')
  current = rows.map((row) => ({ ...row, title: `${row.title} bis`, updatedAt: '2026-01-13T09:00:00.000Z' }))
  await press('Publier «\u00a0Article 2\u00a0»')
  confirm()
  await expect.poll(page.text).toContain('Une autre personne a modifié ce contenu.')
  await expect.poll(page.text).toContain('Article 2 bis')
  await press('Publier «\u00a0Article 2 bis\u00a0»')
  confirm()
  await expect.poll(page.text).not.toContain('Une autre personne a modifié ce contenu.')
  page.unmount()
})

test('a view gets a name, stays, and may get another one', async () => {
  const filtered = '/resources?tab=manage&search=sommeil'
  const first = await open(filtered, { session, answers })
  await expect.poll(first.text).toContain('Enregistrer cette vue')
  first.press('Enregistrer cette vue')
  await expect.poll(first.text).toContain('Nom de la vue')
  first.type('Nom de la vue', 'Sommeil')
  first
    .all('[role="dialog"] button')
    .filter((button) => button.textContent === 'Enregistrer cette vue')
    .forEach((button) => button.click())
  await expect.poll(() => first.control('Sommeil').getAttribute('aria-pressed')).toBe('true')
  first.unmount()
  const again = await open('/resources?tab=manage', { session, answers })
  await expect.poll(() => again.control('Sommeil').getAttribute('aria-pressed')).toBe('false')
  again.press('Sommeil')
  await expect.poll(again.address).toContain('search=sommeil')
  await expect.poll(() => again.control('Sommeil').getAttribute('aria-pressed')).toBe('true')
  again.press('Options de la vue')
  await expect.poll(again.text).toContain('Renommer la vue')
  again
    .all('[role="menuitem"]')
    .find(({ textContent }) => textContent === 'Renommer la vue')
    ?.click()
  await expect.poll(again.text).toContain('Nom de la vue')
  again.type('Nom de la vue', 'Sommeil et repos')
  again
    .all('[role="dialog"] button')
    .find(({ textContent }) => textContent === 'Renommer la vue')
    ?.click()
  await expect.poll(() => again.control('Sommeil et repos').getAttribute('aria-pressed')).toBe('true')
  expect(again.all('button').map(({ textContent }) => textContent)).not.toContain('Sommeil')
  again.unmount()
})

test('one article is read beside the table, which stays, and the next one follows', async () => {
  const typed = rows.map((row) => ({ ...row, title: `${row.title} : lu` }))
  const page = await open('/resources?tab=manage', {
    session,
    answers: {
      ...answers,
      'article.managed': () => pageOf(typed),
      'article.get': ({ params }) =>
        sampleArticle({ id: params.articleId, summary: 'Quoi ? Ceci.', body: '<p>Le corps.</p>' }),
    },
  })
  await expect.poll(page.text).toContain('3 articles')
  page.press('Aperçu Article 1\u00a0: lu')
  await expect.poll(page.text).toContain('Le corps.')
  expect(page.text()).toContain('Quoi\u00a0? Ceci.')
  expect(page.all('h2').map(({ textContent }) => textContent)).toContain('Article 1\u00a0: lu')
  expect(page.address()).toContain(`show=${rows[0]?.id}`)
  expect(page.requests.find(({ path }) => path.includes('/article/:'))?.query).toMatchObject({ toEdit: true })
  page.press('Suivant')
  await expect.poll(page.address).toContain(`show=${rows[1]?.id}`)
  // What waits is decided where it is read.
  await expect.poll(page.text).toContain('Renvoyer avec un mot')
  page.press('Renvoyer avec un mot')
  await expect.poll(page.text).toContain('Renvoyer cet article')
  page.press('Annuler')
  await expect.poll(page.text).not.toContain('Renvoyer cet article')
  page.press('Publier')
  await expect.poll(page.text).toContain('Publier «\u00a0Article 2')
  page.press('Annuler')
  await expect.poll(page.text).not.toContain('Publier «')
  page.press('Fermer')
  await expect.poll(page.address).not.toContain('show=')
  page.unmount()
})

test('the last writer stands beside the time when they wrote, not when something else was done', async () => {
  const page = await open(`/resources?tab=manage&show=${rows[0]?.id}`, {
    session,
    answers: {
      ...answers,
      'article.managed': () => pageOf([managed(1, { changedAt: '2026-01-09T09:00:00.000Z' })]),
      'article.get': ({ params }) => sampleArticle({ id: params.articleId }),
    },
  })
  await expect.poll(page.text).toMatch(/Texte changé le\s*vendredi 9 janvier.{0,30}, par Inès/)
  page.unmount()
})

test('the text and the history beside the table follow what is decided there', async () => {
  const submitted = sampleArticle({
    id: rows[1]?.id,
    body: '<p>Le corps soumis.</p>',
    history: [{ action: 'submitted', at: '2026-01-11T09:00:00.000Z', by: 'Solange' }],
  })
  let current = submitted
  const page = await open(`/resources?tab=manage&show=${rows[1]?.id}`, {
    session,
    answers: {
      ...answers,
      'article.get': () => current,
      'article.publish': () => {
        current = {
          ...submitted,
          body: '<p>Le corps publié.</p>',
          history: [...(submitted.history ?? []), { action: 'published', at: '2026-01-12T09:00:00.000Z', by: 'Inès' }],
        }
        return current
      },
    },
  })
  await expect.poll(page.text).toContain('Le corps soumis.')
  expect(page.all('li time')).toHaveLength(1)
  page.press('Publier')
  await expect.poll(page.text).toContain('Publier «\u00a0Article 2\u00a0»')
  page
    .all('[role="alertdialog"] button')
    .find(({ textContent }) => textContent === 'Publier')
    ?.click()
  await expect.poll(page.text).toContain('Le corps publié.')
  expect(page.all('li time')).toHaveLength(2)
  page.unmount()
})
