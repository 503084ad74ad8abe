import { expect, test } from 'vitest'
import { draft, edited } from '../../testing/edited-article.ts'
import { open } from '../../testing/open.tsx'
import { samplePage } from '../../testing/sample-articles.ts'

test('a version that was saved over since it was read is read anew, and the editor is not', async () => {
  const { elsewhere: _, ...answers } = edited()
  const page = await open(`/articles/${draft.id}/edit`, {
    session: { role: 'referent' },
    answers: {
      ...answers,
      'article.revisions': () => ({
        ...samplePage([]),
        items: [{ revision: 1, at: draft.updatedAt, by: 'Inès', title: 'Titre', words: 3 }],
        total: 1,
      }),
    },
  })
  const asked = (revision?: number) =>
    page.requests.filter(({ path, query }) => path === '/article/:articleId' && query?.['revision'] === revision).length
  const compare = async () => {
    page.press('Versions précédentes')
    const button = () => page.all('button').find(({ textContent }) => textContent === 'Comparer')
    await expect.poll(button).toBeDefined()
    button()?.click()
  }
  await expect.poll(page.text).toContain('Tout est enregistré')
  const askedToEdit = asked()
  await compare()
  await expect.poll(() => asked(1)).toBe(1)
  page.press('Fermer')
  page.type('Titre', 'Un meilleur titre')
  page.press('Enregistrer')
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  await compare()
  await expect.poll(() => asked(1)).toBe(2)
  expect(asked()).toBe(askedToEdit)
  page.unmount()
})
