import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleArticle, sampleCard, samplePage } from '../testing/sample-articles.ts'

const article = sampleArticle({
  medicallyReviewedBy: 'Comité médical',
  medicallyReviewedAt: '2026-01-09T09:00:00.000Z',
  updatedAt: '2026-02-02T09:00:00.000Z',
  body: '<h2>Bien dormir</h2><p>Un texte.</p><h2>Bien manger</h2>',
  sources: ['https://example.org/etude', 'Brochure de la Ligue'],
})

test('an article shows who wrote and checked it, its text and its sources', async () => {
  const summary = 'Dormir ? Une phrase.'
  const related = [sampleCard(2, { summary }), sampleCard(3, { summary })]
  const answers = { 'article.get': () => ({ ...article, summary }), 'article.list': () => samplePage(related) }
  const page = await open(`/articles/${article.id}`, { answers })
  await expect.poll(page.text).toContain('Bien dormir')
  expect(page.all('h1')[0]?.textContent).toBe('Article 1')
  expect(page.text()).toContain('Par La Ligue')
  expect(page.text()).toContain('samedi 10 janvier 2026')
  expect(page.text()).toContain('Mis à jour le lundi 2 février 2026')
  expect(page.text()).toMatch(/Relecture médicale\s: Comité médical, le vendredi 9 janvier 2026/)
  expect(page.control('https://example.org/etude\u2060\u00a0(nouvel onglet)').getAttribute('rel')).toContain('noopener')
  expect(page.text()).toContain('Brochure de la Ligue')
  expect(page.control('Voir les missions').getAttribute('href')).toBe('/missions/browse?domain=prevention')
  await expect.poll(page.text).toContain('Article 3')
  // The sentence below a title is printed as the title is, here and on the cards.
  expect(page.text().split('Dormir\u00a0? Une phrase.')).toHaveLength(4)
  expect(page.requests[1]?.query).toMatchObject({ relatedTo: article.id })
  expect(page.all('nav a').map((link) => link.textContent)).toEqual(['Bien dormir', 'Bien manger'])
  expect(page.text()).not.toContain('ne remplace pas')
  expect(page.text()).not.toContain('Modifier')
  expect(page.recorded).toEqual([[{ type: 'article_read', targetType: 'article', targetId: article.id }]])
  page.unmount()
})

test('on a phone the parts of an article are folded, and its text comes first', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const page = await open(`/articles/${article.id}`, {
    answers: { 'article.get': () => article, 'article.list': () => samplePage([]) },
  })
  await expect.poll(page.text).toContain('Bien dormir')
  expect(page.all('nav details')[0]?.hasAttribute('open')).toBe(false)
  expect(page.all('nav summary')[0]?.textContent).toBe('Dans cet article')
  page.unmount()
  vi.unstubAllGlobals()
})

test('what a body may not hold is not shown', async () => {
  const body = '<p>Un texte.</p><script>document.title = "pris"</script><a href="javascript:alert(1)">lien</a>'
  const page = await open(`/articles/${article.id}`, {
    answers: { 'article.get': () => sampleArticle({ body }), 'article.list': () => samplePage([]) },
  })
  await expect.poll(page.text).toContain('Un texte.')
  expect(page.all('script')).toEqual([])
  expect(page.all('a[href^="javascript"]')).toEqual([])
  page.unmount()
})

test('an article leads back to the list as it was left, and to all of it for who comes from elsewhere', async () => {
  const answers = { 'article.get': () => article, 'article.list': () => samplePage([sampleCard(1)]) }
  const page = await open('/resources?search=repos', { answers })
  await expect.poll(page.text).toContain('Un résumé en une phrase.')
  page.control('Article 1').click()
  await expect.poll(page.text).toContain('Bien manger')
  expect(page.control('Retour à la liste').getAttribute('href')).toBe('/resources?search=repos')
  page.unmount()
  const alone = await open(`/articles/${article.id}`, { answers })
  await expect.poll(alone.text).toContain('Bien manger')
  expect(alone.control('Toutes les ressources').getAttribute('href')).toBe('/resources')
  alone.unmount()
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

test('information on a disease says that it does not replace the care team; a draft says that it is one', async () => {
  const shown = sampleArticle({
    categories: ['DISEASE_INFORMATION'],
    status: 'draft',
    publishedAt: null,
    submittedForReviewAt: '2026-01-12T09:00:00.000Z',
    allowedActions: ['edit'],
    attachments: [{ key: 'article_document/a.odt', name: 'Notes.odt', size: 900, contentType: 'x/unknown' }],
  })
  const answers = { 'article.get': () => shown, 'article.list': () => samplePage([]) }
  const page = await open(`/articles/${shown.id}`, { answers })
  await expect.poll(page.text).toContain('Il ne remplace pas l’avis de votre équipe soignante')
  expect(page.text()).toContain('Cet article n’est pas publié')
  expect(page.text()).toContain('Soumis à relecture le lundi 12 janvier')
  expect(page.text()).toContain('900\u00a0o')
  expect(page.control('Modifier').getAttribute('href')).toBe(`/articles/${shown.id}/edit`)
  page.unmount()
})

test('the size of the text is chosen, and kept for the next article', async () => {
  const answers = { 'article.get': () => article, 'article.list': () => samplePage([]) }
  let page = await open(`/articles/${article.id}`, { answers })
  await expect.poll(page.text).toContain('Bien dormir')
  page.press('Très grand texte')
  await expect.poll(() => page.control('Très grand texte').getAttribute('aria-pressed')).toBe('true')
  page.unmount()
  page = await open(`/articles/${article.id}`, { answers })
  await expect.poll(page.text).toContain('Bien dormir')
  expect(page.control('Très grand texte').getAttribute('aria-pressed')).toBe('true')
  page.press('Texte normal')
  page.unmount()
})

test('what of an article is in another language says which', async () => {
  const attachments = [{ key: 'a.pdf', name: 'Mon guide', size: 2048, contentType: 'application/pdf' }]
  const answers = { 'article.get': () => ({ ...article, attachments }), 'article.list': () => samplePage([]) }
  const page = await open(`/articles/${article.id}`, { answers, language: 'en' })
  await expect.poll(page.text).toContain('Bien dormir')
  expect(page.all('h1 [lang="fr"]')[0]?.textContent).toBe('Article 1')
  expect(page.all('a [lang="fr"]')[0]?.textContent).toBe('Mon guide')
  expect(page.all('ul[lang="fr"]')[0]?.textContent).toContain('Brochure de la Ligue')
  page.unmount()
})
