import { randomUUID } from 'node:crypto'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { articleMailHandlers } from '../../src/events/article-mail-handlers.ts'
import { sendSummaries } from '../../src/use-cases/send-summaries.ts'
import { lettersTo } from '../letters.ts'
import { publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
let author: User, admin: User, national: User
beforeAll(async () => {
  users = await startUsers()
  author = await users.add({ role: 'referent', firstName: 'Solange', language: 'fr' })
  admin = await users.add({ role: 'admin', language: 'en' })
  national = await users.add({ role: 'headquarter_referent', departmentCode: null, language: 'fr' })
  await users.add({ language: 'fr' })
})
afterAll(() => users.stop())

type Fact = keyof typeof articleEvents

/** Takes an event as the consumer does. @returns who was mailed, in which words */
async function take(fact: Fact, more: object = {}, quiet = false, subject: string = randomUUID()) {
  const { type, version } = articleEvents[fact]
  const data = {
    title: 'Soleil : les bons gestes',
    language: 'fr',
    categories: ['PREVENTION'],
    departmentCode: '69',
    authorId: author.id,
    publishedAt: null,
    ...more,
  }
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/articles',
    type,
    subject,
    time: '2026-11-01T09:00:00.000Z',
    datacontenttype: 'application/json',
    dataversion: version,
    aggregateversion: 2,
    data,
    ...(quiet ? { quiet } : {}),
  }
  const known = articleMailHandlers({ newId: randomUUID, origin: publicOrigin }).find((one) => one.type === type)
  if (known) await inTransaction(users.db, known.read(event))
  const { rows } = await users.db.query<{ to: string; subject: string; text: string }>({
    text: `select recipient_id as to, subject, text from outgoing_mail where html like $1`,
    values: [`%${publicOrigin}/articles/${subject}%`],
  })
  return rows
}

it('asks those who publish to review what was submitted, each in their language', async () => {
  const mails = await take('articleSubmitted')
  expect(mails.map(({ to }) => to).sort()).toEqual([admin.id, national.id].sort())
  expect(mails.find(({ to }) => to === admin.id)?.subject).toBe('Article to review: Soleil : les bons gestes')
  expect(mails.find(({ to }) => to === national.id)?.subject).toMatch(/^Article à relire\s: Soleil/)
})

it('keeps what is to be reviewed for the summary of who hears once a day', async () => {
  await users.db.query({ text: `update users set staff_frequency = 'daily' where id = $1`, values: [national.id] })
  const articleId = randomUUID()
  const told = await take('articleSubmitted', {}, false, articleId)
  expect(told.map(({ to }) => to)).toEqual([admin.id])
  await sendSummaries({ ...users.deps, clock: { now: () => new Date('2026-11-02T07:01:00Z') } })
  const [summary] = (await lettersTo(users, national.email)).filter(({ kind }) => kind === 'daily_summary')
  expect(summary?.text).toContain('Article à relire')
  expect(summary?.text).toContain(`${publicOrigin}/articles/${articleId}`)
})

it('brings an author the words with which an article is sent back, into the editor, and nobody their own', async () => {
  const comment = 'Il manque les sources.'
  const articleId = randomUUID()
  const mails = await take('articleSentBack', { comment, sentBackBy: admin.id }, false, articleId)
  expect(mails.map(({ to }) => to)).toEqual([author.id])
  expect(mails[0]?.subject).toMatch(/^Article à reprendre\s: Soleil/)
  expect(mails[0]?.text).toContain(comment)
  expect(mails[0]?.text).toContain(`${publicOrigin}/articles/${articleId}/edit`)
  expect(await take('articleSentBack', { comment, sentBackBy: author.id })).toEqual([])
  expect(await take('articleSentBack', { comment, sentBackBy: admin.id, authorId: null })).toEqual([])
  const again = await take('articleSubmitted', { again: true })
  expect(again.find(({ to }) => to === admin.id)?.text).toContain('It was sent back to be corrected')
})

it('tells an author what somebody else has published, and nobody of what is their own doing', async () => {
  const mails = await take('articlePublished', { publishedBy: admin.id })
  expect(mails.map(({ to }) => to)).toEqual([author.id])
  expect(mails[0]?.text).toContain('Bonjour Solange,')
  expect(await take('articlePublished', { publishedBy: author.id })).toEqual([])
})

it('tells an author that their article is accepted, and when it appears; nobody of what is their own doing', async () => {
  const planned = { publishedAt: '2026-12-24T08:00:00.000Z', publishedBy: admin.id }
  const mails = await take('articleScheduled', planned)
  expect(mails.map(({ to }) => to)).toEqual([author.id])
  expect(mails[0]?.subject).toMatch(/^Article accepté\s: Soleil/)
  expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain('Il paraîtra le jeudi 24 décembre 2026 à 9 h.')
  expect(await take('articleScheduled', { ...planned, publishedBy: author.id })).toEqual([])
  expect(await take('articleScheduled', planned, true)).toEqual([])
})

it('tells an author that what was planned will not appear, and leads to the draft; nobody of their own doing', async () => {
  const articleId = randomUUID()
  const mails = await take('articleUnpublished', { unscheduledBy: admin.id }, false, articleId)
  expect(mails.map(({ to }) => to)).toEqual([author.id])
  expect(mails[0]?.subject).toMatch(/^Publication annulée\s: Soleil/)
  expect(mails[0]?.text).toContain(`${publicOrigin}/articles/${articleId}/edit`)
  const { rows } = await users.db.query<{ to: string; kind: string }>({
    text: 'select user_id as to, kind from notifications where path = $1',
    values: [`/articles/${articleId}/edit`],
  })
  expect(rows).toEqual([{ to: author.id, kind: 'article_unscheduled' }])
  expect(await take('articleUnpublished', { unscheduledBy: author.id })).toEqual([])
  expect(await take('articleUnpublished', { unscheduledBy: admin.id, authorId: null })).toEqual([])
  expect(await take('articleUnpublished', { unscheduledBy: admin.id }, true)).toEqual([])
})

it('tells an author that their article is taken from its readers, and leads to the draft; nobody of their own doing', async () => {
  const articleId = randomUUID()
  const mails = await take('articleUnpublished', { unpublishedBy: admin.id }, false, articleId)
  expect(mails.map(({ to }) => to)).toEqual([author.id])
  expect(mails[0]?.subject).toMatch(/^Article retiré de la publication\s: Soleil/)
  expect(mails[0]?.text).toContain(`${publicOrigin}/articles/${articleId}/edit`)
  expect(await take('articleUnpublished', { unpublishedBy: author.id })).toEqual([])
})

it('tells an author that their article is deleted, whatever it was; nobody of their own doing', async () => {
  for (const deletedBy of [admin.id, author.id]) await take('articleDeleted', { deletedBy })
  await take('articleDeleted')
  const { rows } = await users.db.query<{ to: string; subject: string; text: string }>({
    text: `select recipient_id as to, subject, text from outgoing_mail where kind = 'article_deleted'`,
  })
  expect(rows.map(({ to }) => to)).toEqual([author.id])
  expect(rows[0]?.subject).toMatch(/^Article supprimé\s: Soleil/)
  expect(rows[0]?.text).toContain(`${publicOrigin}/resources`)
})

it('is silent about demonstration articles, changes and what is taken back', async () => {
  expect(await take('articleSubmitted', {}, true)).toEqual([])
  expect(await take('articleChanged')).toEqual([])
  expect(await take('articleUnpublished')).toEqual([])
})
