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
  expect(page.all('article img')[1]?.getAttribute('src')).toContain('covers%2Farticle%25202.webp&w=1080')
  expect(page.all('article [lang="en"]')[0]?.textContent).toBe('Article 3')
  page.unmount()
})

test('search and categories go into the address and into the call, and can be cleared', async () => {
  const page = await open('/resources?page=2', {
    answers: { 'article.list': ({ query }) => samplePage(query.search ? [] : [sampleCard(1)]) },
  })
  await expect.poll(page.text).toContain('1 article')
  page.press('Aidants')
  await expect.poll(() => page.control('Aidants').getAttribute('aria-pressed')).toBe('true')
  expect(page.address()).toBe('/resources?category=CAREGIVERS')
  page.type('Chercher un article', 'repos')
  page.submit('Chercher un article')
  await expect.poll(page.address).toBe('/resources?search=repos&category=CAREGIVERS')
  await expect.poll(page.text).toContain('Aucun article ne correspond')
  expect(page.requests.at(-1)?.query).toEqual({
    page: 0,
    pageSize: 25,
    search: 'repos',
    filters: JSON.stringify([{ field: 'categories', operator: 'in', value: ['CAREGIVERS'] }]),
  })
  page.press('Effacer les filtres')
  await expect.poll(page.address).toBe('/resources')
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

test('the page speaks English when the visitor does', async () => {
  const page = await open('/resources', { answers: { 'article.list': () => samplePage([sampleCard(1)]) } })
  await expect.poll(page.text).toContain('1 article')
  await page.setLanguage('en')
  await expect.poll(page.text).toContain('4 min read')
  expect(page.text()).not.toContain('Ressources')
  page.unmount()
})
