import type { Article } from '@ensemble/contracts/articles/http'
import { refusal, toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleArticle, sampleCard, samplePage } from '../testing/sample-articles.ts'

const sentBack = { comment: 'Il manque les sources.', at: '2026-01-03T08:00:00.000Z' }
const submittedForReviewAt = '2026-01-02T08:00:00.000Z'
const told = () => toldWaiting().find(({ area }) => area === 'mf-articles')?.items
const decides = { role: 'headquarter_referent' as const }

function draft(part: Partial<Article> = {}): Article {
  return sampleArticle({
    status: 'draft',
    publishedAt: null,
    firstPublishedAt: null,
    author: { id: '0190a000-0000-7000-8000-0000000000bb', displayName: 'Solange' },
    allowedActions: ['edit', 'submit', 'delete'],
    ...part,
  })
}

test('a draft is sent back with words where it waits; words that are too short are not sent', async () => {
  const waiting = sampleCard(1, { status: 'draft', submittedForReviewAt })
  const page = await open('/home', {
    widget: 'articles-to-review',
    session: decides,
    answers: { 'article.list': () => samplePage([waiting]), 'article.sendBack': () => draft({ sentBack }) },
  })
  await expect.poll(() => told()?.length).toBe(1)
  expect(told()?.[0]?.accept?.label).toBe('Publier')
  expect(told()?.[0]?.others?.map(({ label }) => label)).toEqual(['Renvoyer avec un mot'])
  told()?.[0]?.others?.[0]?.open()
  await expect.poll(page.text).toContain('Renvoyer cet article')
  expect(page.text()).toContain('n’a plus de compte')
  // Several may wait.
  expect(page.text()).toContain('Article 1')
  page.type('Ce qu’il faut reprendre', 'Non.')
  page.press('Renvoyer')
  await expect.poll(page.text).toContain('Écrivez 10 caractères au moins.')
  page.type('Ce qu’il faut reprendre', ` ${sentBack.comment} `)
  page.press('Renvoyer')
  await expect.poll(page.text).not.toContain('Renvoyer cet article')
  expect(page.requests.find(({ path }) => path.endsWith('/send_back'))).toMatchObject({
    body: { comment: sentBack.comment },
  })
  page.unmount()
})

test('what comes back says so to whoever publishes, with the words of last time', async () => {
  const waiting = sampleCard(1, { status: 'draft', submittedForReviewAt, sentBack })
  const page = await open('/home', {
    widget: 'articles-to-review',
    session: decides,
    answers: { 'article.list': () => samplePage([waiting]) },
  })
  await expect.poll(() => told()?.[0]?.words).toBe(sentBack.comment)
  expect(told()?.[0]?.note).toContain('Déjà renvoyé le samedi 3 janvier')
  page.unmount()
})

test('the home of an author has what was sent back, with the words and the way into the editor', async () => {
  const returned = sampleCard(1, { status: 'draft', sentBack, title: 'Bien dormir : comment ?' })
  const page = await open('/home', {
    widget: 'articles-to-review',
    session: { role: 'referent' },
    answers: { 'article.list': () => samplePage([returned]) },
  })
  await expect.poll(() => told()?.length).toBe(1)
  expect(told()?.[0]).toMatchObject({
    kind: 'Article à reprendre',
    title: 'Bien dormir\u00a0: comment\u00a0?',
    to: `/articles/${returned.id}/edit`,
    since: sentBack.at,
    words: sentBack.comment,
  })
  expect(told()?.[0]?.accept).toBeUndefined()
  expect(page.requests[0]?.query).toMatchObject({
    sort: 'toCorrectSince',
    filters: JSON.stringify([{ field: 'toCorrectSince', operator: 'notEmpty' }]),
  })
  page.unmount()
})

const history = [{ action: 'sent_back' as const, at: sentBack.at, by: 'Inès', comment: sentBack.comment }]

test('an author corrects with the words in view', async () => {
  const source = draft({ sentBack, history })
  const page = await open(`/articles/${source.id}/edit`, {
    session: { role: 'referent' },
    answers: { 'article.get': () => source },
  })
  await expect.poll(page.text).toContain('À reprendre')
  expect(page.text()).toContain('par Inès, avec ce mot')
  expect(page.text()).toContain(sentBack.comment)
  expect(page.text()).not.toContain('Renvoyer avec un mot')
  page.unmount()
})

test('whoever publishes sends back from the editor; what another tab did first is told, and the words stay', async () => {
  const source = draft({ submittedForReviewAt, allowedActions: ['edit', 'publish', 'send_back'], sentBack, history })
  let gone = true
  const page = await open(`/articles/${source.id}/edit`, {
    session: decides,
    answers: {
      'article.get': () => source,
      'article.managed': () => ({ ...samplePage([]), items: [] }),
      'article.counts': () => ({ articles: 1, documents: 0, managed: 1 }),
      'article.sendBack': () => {
        if (gone) throw refusal('STATUS_CONFLICT', 'Ce n’est plus possible.')
        return { ...source, submittedForReviewAt: null }
      },
    },
  })
  await expect.poll(page.text).toContain('Soumis de nouveau')
  page.press('Renvoyer avec un mot')
  await expect.poll(page.text).toContain('reçoit votre mot par e-mail')
  page.type('Ce qu’il faut reprendre', 'Le titre ne va pas.')
  page.press('Renvoyer')
  await expect.poll(page.text).toContain('Ce n’est plus possible.')
  gone = false
  page.press('Renvoyer')
  await expect.poll(page.address).toBe('/resources?tab=manage')
  page.unmount()
})
