import { refusal, toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, samplePage } from '../testing/sample-articles.ts'

test('drafts that were submitted are told to the home of who publishes, each with the way into the editor', async () => {
  const draft = sampleCard(1, { status: 'draft', submittedForReviewAt: '2026-01-02T08:00:00.000Z' })
  const page = await open('/home', {
    widget: 'articles-to-review',
    session: { role: 'headquarter_referent' },
    answers: { 'article.list': () => samplePage([draft]) },
  })
  const told = () => toldWaiting().find(({ area }) => area === 'mf-articles')?.items
  await expect.poll(() => told()?.length).toBe(1)
  expect(told()?.[0]).toMatchObject({ kind: 'Article à relire', to: `/articles/${draft.id}/edit`, late: true })
  page.unmount()
})

test('a draft is published where it waits, as it was told there', async () => {
  const updatedAt = '2026-01-02T08:00:00.000Z'
  const state = { status: 'draft', submittedForReviewAt: updatedAt, updatedAt } as const
  const draft = sampleCard(1, { ...state, title: "Assurance : l'essentiel" })
  const sent: unknown[] = []
  const page = await open('/home', {
    widget: 'articles-to-review',
    session: { role: 'headquarter_referent' },
    answers: {
      'article.list': () => samplePage([draft]),
      'article.publish': ({ params, body }) => {
        sent.push({ params, body })
        throw refusal('ARTICLE_INCOMPLETE', 'Il manque une image.')
      },
    },
  })
  const told = () => toldWaiting().find(({ area }) => area === 'mf-articles')?.items
  await expect.poll(() => told()?.length).toBe(1)
  expect(told()?.[0]?.accept).toMatchObject({
    label: 'Publier',
    done: '«\u00a0Assurance\u00a0: l’essentiel\u00a0» est publié.',
  })
  expect(told()?.[0]?.title).toBe('Assurance\u00a0: l’essentiel')
  await expect(told()?.[0]?.accept?.send()).rejects.toBeDefined()
  expect(sent).toEqual([{ params: { articleId: draft.id }, body: { published: true, updatedAt } }])
  page.unmount()
})
