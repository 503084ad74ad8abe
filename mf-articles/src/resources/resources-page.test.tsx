import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, samplePage } from '../testing/sample-articles.ts'

test('the articles are shown with their count, the featured ones first under their own title', async () => {
  const items = [sampleCard(1, { featured: true }), sampleCard(2), sampleCard(3, { language: 'en' })]
  const page = await open('/resources', { answers: { 'article.list': () => samplePage(items) } })
  await expect.poll(page.text).toContain('3 articles')
  expect(page.all('h2').map((title) => title.textContent)).toEqual(['À la une', 'Tous les articles'])
  expect(page.all('article').map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'Article 1',
    'Article 2',
    'Article 3',
  ])
  expect(page.control('Article 2').getAttribute('href')).toBe(`/articles/${items[1]?.id}`)
  expect(page.all('article img')[1]?.getAttribute('src')).toContain('covers%2Farticle-2.webp&w=1080')
  expect(page.all('article [lang="en"]')[0]?.textContent).toBe('Article 3')
  page.unmount()
})

test('search and categories go into the address and into the call, and can be cleared', async () => {
  const page = await open('/resources?page=2', {
    answers: {
      'article.list': ({ query }) => samplePage(query.search ? [] : [sampleCard(1)]),
      'article.search': () => samplePage([], { facets: { categories: { CAREGIVERS: 7 } } }),
    },
  })
  await expect.poll(page.text).toContain('1 article')
  await expect.poll(page.text).toContain('Événements (0)')
  page.press('Pour les proches (7)')
  await expect.poll(() => page.control('Pour les proches (7)').getAttribute('aria-pressed')).toBe('true')
  expect(page.address()).toBe('/resources?category=CAREGIVERS')
  page.type('Chercher un article', 'repos')
  page.submit('Chercher un article')
  await expect.poll(page.address).toBe('/resources?search=repos&category=CAREGIVERS')
  await expect.poll(page.text).toContain('Aucun article ne correspond')
  expect(page.requests.filter(({ method }) => method === 'GET').at(-1)?.query).toEqual({
    page: 0,
    pageSize: 25,
    search: 'repos',
    filters: JSON.stringify([{ field: 'categories', operator: 'in', value: ['CAREGIVERS'] }]),
  })
  page.press('Effacer les filtres')
  await expect.poll(page.address).toBe('/resources')
  page.unmount()
})

test('counts that stop at a thousand say that there may be more', async () => {
  const counted = samplePage([], { facets: { categories: { CAREGIVERS: 71 } }, total: 1000, totalIsCapped: true })
  const page = await open('/resources', {
    answers: { 'article.list': () => samplePage([sampleCard(1)]), 'article.search': () => counted },
  })
  await expect.poll(page.text).toContain('Pour les proches (71 ou plus)')
  page.unmount()
})

test('a refusal says why, and another try asks again', async () => {
  let down = true
  const page = await open('/resources', {
    answers: {
      'article.list': () => {
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        return samplePage([sampleCard(1)])
      },
    },
  })
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Article 1')
  page.unmount()
})

test('a live event about an article on the screen brings its new state', async () => {
  let title = 'Avant'
  const page = await open('/resources', { answers: { 'article.list': () => samplePage([sampleCard(1, { title })]) } })
  await expect.poll(page.text).toContain('Avant')
  title = 'Après'
  page.change({ tag: 'article', id: sampleCard(1).id })
  await expect.poll(page.text).toContain('Après')
  page.unmount()
})

test('who asks for the next page stands at the count of what has come: the button went with its page', async () => {
  const page = await open('/resources', {
    answers: {
      'article.list': ({ query: { page: number = 0 } }) =>
        samplePage([sampleCard(number + 1)], { page: number, total: 26, lastPage: 1 }),
    },
  })
  await expect.poll(page.text).toContain('Article 1')
  page.control('Page suivante').focus()
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Article 2')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Articles')
  expect(document.activeElement?.textContent).toBe('26 articles')
  page.unmount()
})

test('the page speaks English when the visitor does', async () => {
  const page = await open('/resources', { answers: { 'article.list': () => samplePage([sampleCard(1)]) } })
  await expect.poll(page.text).toContain('1 article')
  await page.setLanguage('en')
  await expect.poll(page.text).toContain('4 min read')
  expect(page.text()).not.toContain('Ressources')
  page.unmount()
})

const attachment = {
  key: 'article_document/a.pdf',
  name: 'Carnet de bord.pdf',
  size: 2_516_582,
  contentType: 'application/pdf',
}

test('the documents of articles stand in a tab of their own', async () => {
  const items = [sampleCard(1, { attachments: [attachment] })]
  const page = await open('/resources?tab=documents', { answers: { 'article.list': () => samplePage(items) } })
  await expect.poll(page.text).toContain('1 article avec documents')
  expect(page.control('Carnet de bord.pdf').getAttribute('href')).toBe('/api/file/storage/article_document/a.pdf')
  expect(page.text()).toContain('PDF · 2,4\u00a0Mo')
  expect(page.text()).not.toContain('Gérer')
  expect(page.text()).not.toContain('Nouvel article')
  page.unmount()
})

test('words that found nothing are told to be counted; with another filter they say nothing of the words', async () => {
  const openList = (at: string) => open(at, { answers: { 'article.list': () => samplePage([]) } })
  const search = { type: 'search', targetType: 'page', targetId: '/resources', metadata: { found: 'no' } }
  const alone = await openList('/resources?search=perruque')
  await expect.poll(() => alone.recorded).toEqual([[search, { list: 'articles', words: 'perruque' }]])
  alone.unmount()
  const narrowed = await openList('/resources?search=perruque&language=en')
  await expect.poll(() => narrowed.recorded).toEqual([[search, undefined]])
  narrowed.unmount()
})
