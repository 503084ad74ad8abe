import { roles } from '@ensemble/contracts/enumerations'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, content, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const headquarters = testPrincipal({ role: 'headquarter_referent' })
const comment = 'Il manque les sources.'

async function waiting(author = testPrincipal({ role: 'referent' })): Promise<string> {
  const { data } = await world.call('article.create', { body: content() }, author)
  await world.call('article.publish', { params: { articleId: data.id }, body: { submit: true } }, author)
  return data.id
}

const send = (articleId: string, person = headquarters, words = comment) =>
  world.call('article.sendBack', { params: { articleId }, body: { comment: words } }, person)
const get = async (articleId: string, person: typeof admin) =>
  (await world.call('article.get', { params: { articleId }, query: {} }, person)).data

/** As the home of an author asks. */
async function toCorrect() {
  const filters = JSON.stringify([{ field: 'toCorrectSince', operator: 'notEmpty' }])
  const { data } = await world.call('article.list', { query: { status: 'draft', filters } }, referent)
  return data.items.map(({ id, sentBack }) => [id, sentBack])
}

async function facts(articleId: string) {
  const { rows } = await world.deps.db.query<{ type: string; data: Record<string, unknown> }>({
    text: `select type, payload -> 'data' as data from outbox where aggregate_id = $1 order by id`,
    values: [articleId],
  })
  return rows
}

test.each(roles)('%s: may send back what waits, or is refused before anything is looked at', async (role) => {
  const articleId = await waiting()
  const { code } = await send(articleId, testPrincipal({ role }))
  expect(code ?? 'done').toBe(role === 'admin' || role === 'headquarter_referent' ? 'done' : 'FORBIDDEN')
})

test('what is sent back is a draft with the words, until it is handed in again and published', async () => {
  const articleId = await waiting(referent)
  world.moveTo('2026-11-02T09:00:00Z')
  const { data } = await send(articleId)
  const sentBack = { comment, at: '2026-11-02T09:00:00.000Z' }
  expect(data).toMatchObject({ status: 'draft', submittedForReviewAt: null, sentBack })

  const mine = await get(articleId, referent)
  expect(mine).toMatchObject({ sentBack, allowedActions: ['edit', 'submit', 'delete'] })
  expect(mine.history?.at(-1)).toMatchObject({ action: 'sent_back', comment })
  expect(await toCorrect()).toEqual([[articleId, sentBack]])

  const again = await world.call('article.publish', { params: { articleId }, body: { submit: true } }, referent)
  expect(again.data.sentBack).toEqual(sentBack)
  expect(await toCorrect()).toEqual([])
  const published = await world.call('article.publish', { params: { articleId }, body: { published: true } }, admin)
  expect(published.data.sentBack).toBeUndefined()
  expect(await get(articleId, member)).not.toHaveProperty('history')

  expect((await facts(articleId)).map(({ type, data }) => [type, data['again'], data['comment']])).toEqual([
    ['articles.article.submitted', undefined, undefined],
    ['articles.article.sent_back', undefined, comment],
    ['articles.article.submitted', true, undefined],
    ['articles.article.published', undefined, undefined],
  ])
})

test('what another tab has sent back, or published, is not sent back a second time', async () => {
  const articleId = await waiting()
  const both = await Promise.all([send(articleId), send(articleId, admin, 'Le titre ne va pas.')])
  expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['STATUS_CONFLICT', 'done'])
  expect((await facts(articleId)).filter(({ type }) => type === 'articles.article.sent_back')).toHaveLength(1)
})

test('words that are too short, or spaces, are not sent', async () => {
  const articleId = await waiting()
  for (const words of ['Non.', ' '.repeat(20)]) {
    const { status, fields } = await send(articleId, admin, words)
    expect([status, fields]).toEqual([422, { comment: ['TOO_SHORT'] }])
  }
  expect((await get(articleId, admin)).sentBack).toBeUndefined()
})
