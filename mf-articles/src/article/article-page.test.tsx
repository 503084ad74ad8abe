import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleArticle } from '../testing/sample-articles.ts'

const article = sampleArticle({
  medicallyReviewedBy: 'Comité médical',
  medicallyReviewedAt: '2026-01-09T09:00:00.000Z',
  updatedAt: '2026-02-02T09:00:00.000Z',
  sources: ['https://example.org/etude', 'Brochure de la Ligue'],
})

test('an article shows who wrote and checked it, its text and its sources', async () => {
  const page = await open(`/articles/${article.id}`, { answers: { 'article.get': () => article } })
  await expect.poll(page.text).toContain('Bien dormir')
  expect(page.all('h1')[0]?.textContent).toBe('Article 1')
  expect(page.text()).toContain('Par La Ligue')
  expect(page.text()).toContain('samedi 10 janvier')
  expect(page.text()).toContain('Mis à jour le lundi 2 février')
  expect(page.text()).toMatch(/Relecture médicale\s: Comité médical, le vendredi 9 janvier/)
  expect(page.control('https://example.org/etude').getAttribute('rel')).toContain('noopener')
  expect(page.text()).toContain('Brochure de la Ligue')
  expect(page.requests.map(({ params }) => params)).toEqual([{ articleId: article.id }])
  page.unmount()
})

test('what a body may not hold is not shown', async () => {
  const body = '<p>Un texte.</p><script>document.title = "pris"</script><a href="javascript:alert(1)">lien</a>'
  const page = await open(`/articles/${article.id}`, { answers: { 'article.get': () => sampleArticle({ body }) } })
  await expect.poll(page.text).toContain('Un texte.')
  expect(page.all('script')).toEqual([])
  expect(page.all('a[href^="javascript"]')).toEqual([])
  page.unmount()
})

test('an article that is gone leads back to the resources', async () => {
  const page = await open(`/articles/${article.id}`, {
    answers: {
      'article.get': () => {
        throw refusal('NOT_FOUND', 'Élément introuvable.')
      },
    },
  })
  await expect.poll(page.text).toContain('Cet article n’est plus disponible')
  expect(page.control('Toutes les ressources').getAttribute('href')).toBe('/resources')
  page.unmount()
})
