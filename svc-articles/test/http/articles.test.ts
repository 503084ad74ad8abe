import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@ensemble/service-kit/database'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { upsertAuthorName } from '../../src/data/author-names.ts'
import { createArticle } from '../../src/use-cases/create-article.ts'
import { publishArticle, submitArticle } from '../../src/use-cases/publish-article.ts'
import { admin, content, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

async function published(overrides: Parameters<typeof content>[0] = {}, featured = false) {
  const article = await createArticle(world.deps, referent, content(overrides))
  return publishArticle(world.deps, admin, { articleId: article.id, featured })
}

test('a member reads published articles and is not told of drafts', async () => {
  const draft = await createArticle(world.deps, referent, content({ title: 'Un brouillon' }))
  const article = await published({ title: 'Un article' })
  const list = await world.call('article.list', { query: { search: 'brouillon' } }, member)
  expect(list.data.items).toEqual([])
  expect(await world.call('article.get', { params: { articleId: draft.id } }, member)).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  const read = await world.call('article.get', { params: { articleId: article.id } }, member)
  expect(read).toMatchObject({ status: 200, data: { title: 'Un article', allowedActions: [] } })
})

test('the author and publishers see the draft, another referent does not', async () => {
  const draft = await createArticle(world.deps, referent, content({ title: 'Projet de page' }))
  const seenBy = async (reader: typeof admin) =>
    (await world.call('article.list', { query: { status: 'draft', search: 'projet' } }, reader)).data.items.map(
      ({ id }) => id,
    )
  expect(await seenBy(referent)).toEqual([draft.id])
  expect(await seenBy(admin)).toEqual([draft.id])
  expect(await seenBy(testPrincipal({ role: 'referent' }))).toEqual([])
  expect(await seenBy(member)).toEqual([])
})

test.each([
  ['without accents', 'medecins'],
  ['in the plural', 'traitements'],
  ['with a typing error', 'Hormonotherapi'],
])('search finds words %s', async (_name, search) => {
  const article = await published({
    title: 'Hormonothérapie',
    summary: 'Parler du traitement avec son médecin.',
  })
  const list = await world.call('article.list', { query: { search } }, member)
  expect(list.data.items.map(({ id }) => id)).toContain(article.id)
})

test('filters and facets speak of the same articles, and health filters stay out of the address', async () => {
  await published({ title: 'Aidants, soufflez', categories: ['CAREGIVERS'], cancerTypes: ['breast'] })
  const filters = JSON.stringify([{ field: 'categories', operator: 'in', value: ['CAREGIVERS'] }])
  const list = await world.call('article.list', { query: { filters, facets: 'categories,language' } }, member)
  expect(list.data.total).toBe(1)
  expect(list.data.facets).toEqual({ categories: { CAREGIVERS: 1 }, language: { fr: 1 } })
  const byCancer = [{ field: 'cancerTypes', operator: 'eq' as const, value: 'breast' }]
  expect(await world.call('article.list', { query: { filters: JSON.stringify(byCancer) } }, member)).toMatchObject({
    status: 422,
    fields: { filters: ['NOT_IN_LIST'] },
  })
  expect((await world.call('article.search', { body: { filters: byCancer } }, member)).data.total).toBe(1)
})

test('articles of some authors are found by their ids, and what is no id is refused', async () => {
  await published({ title: 'De la référente' })
  const find = (operator: string, value: unknown) => {
    const filters = JSON.stringify([{ field: 'authorId', operator, value }])
    return world.call('article.list', { query: { filters } }, member)
  }
  const every = (await find('eq', referent.id)).data.total
  expect(every).toBeGreaterThan(0)
  expect((await find('in', [referent.id, randomUUID()])).data.total).toBe(every)
  expect((await find('in', [randomUUID()])).data.total).toBe(0)
  for (const answer of [await find('eq', 'x'), await find('in', ['x'])]) {
    expect(answer).toMatchObject({ status: 422, fields: { filters: ['INVALID_TYPE'] } })
  }
})

test('featured articles come first, then the newest', async () => {
  const article = await published({ title: 'À la une' }, true)
  const list = await world.call('article.list', { query: {} }, member)
  expect(list.data.items[0]?.id).toBe(article.id)
})

test('an author who left gives way to the league', async () => {
  const article = await published()
  const name = (version: number, displayName: string | null) =>
    inTransaction(world.deps.db, (tx) => upsertAuthorName(tx, { userId: referent.id, version, displayName }))
  const author = async () =>
    (await world.call('article.get', { params: { articleId: article.id } }, member)).data.author.displayName
  await name(1, 'Solange Mondésir')
  expect(await author()).toBe('Solange Mondésir')
  await name(3, null)
  await name(2, 'Solange Mondésir')
  expect(await author()).toBe('La Ligue')
})

test('a page of the list is one statement for all who ask at a time, and one look whether it still holds', async () => {
  world.statements.length = 0
  const page = () => world.call('article.list', { query: { pageSize: 5 } }, member)
  const [one, other] = [await page(), await page()]
  expect(other.data).toEqual(one.data)
  expect(world.statements.filter((text) => !text.includes('from outbox'))).toHaveLength(1)
  expect(world.statements).toHaveLength(3)
})

test('who has the page already is told no more than that; what is of one reader has no validator', async () => {
  const list = (query: object, headers = {}) => world.call('article.list', { query }, member, 'fr', headers)
  const { headers } = await list({})
  const known = { 'if-none-match': String(headers['etag']) }
  const url = '/article/list'
  const authorization = `Bearer ${world.identity.tokenFor(member)}`
  const again = () => world.app.inject({ url, headers: { authorization, ...known } })
  expect(await again()).toMatchObject({ statusCode: 304, body: '' })
  await published({ title: 'Une nouveauté' })
  expect((await again()).statusCode).toBe(200)
  for (const own of [{ forMe: true }, { search: 'soleil' }, { status: 'draft' }]) {
    expect((await list(own)).headers).not.toHaveProperty('etag')
  }
})

test('publishing tells other teams once, in the transaction of the change', async () => {
  const article = await published({ title: 'Une annonce' })
  const { rows } = await world.deps.db.query<{ type: string; aggregate_version: number }>({
    text: 'select type, aggregate_version from outbox where aggregate_id = $1 order by id',
    values: [article.id],
  })
  expect(rows).toEqual([{ type: 'articles.article.published', aggregate_version: 2 }])
  await expect(publishArticle(world.deps, admin, { articleId: article.id })).rejects.toThrow('STATUS_CONFLICT')
})

test('who may not, cannot: a member writes nothing, a referent publishes nothing', async () => {
  await expect(createArticle(world.deps, member, content())).rejects.toThrow('FORBIDDEN')
  const draft = await createArticle(world.deps, referent, content())
  await expect(publishArticle(world.deps, referent, { articleId: draft.id })).rejects.toThrow('FORBIDDEN')
  const stranger = testPrincipal({ role: 'referent' })
  await expect(submitArticle(world.deps, stranger, { articleId: draft.id })).rejects.toThrow('NOT_FOUND')
  await expect(submitArticle(world.deps, referent, { articleId: randomUUID() })).rejects.toThrow('NOT_FOUND')
})

test('an article is handed in for review only when it is complete, and its author reads what is missing', async () => {
  const { data } = await world.call('article.create', { body: { title: 'À peine commencé', language: 'fr' } }, referent)
  const params = { articleId: data.id }
  expect(await world.call('article.publish', { params, body: { submit: true } }, referent)).toMatchObject({
    status: 422,
    code: 'ARTICLE_INCOMPLETE',
    fields: { summary: ['REQUIRED'], body: ['REQUIRED'], categories: ['REQUIRED'], coverKey: ['REQUIRED'] },
  })
  const { data: after } = await world.call('article.get', { params, query: {} }, referent)
  expect(after.submittedForReviewAt).toBeNull()
})

test('visitors and pending accounts are refused', async () => {
  expect(await world.call('article.list', { query: {} })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  const pending = testPrincipal({ status: 'pending_approval' })
  expect(await world.call('article.list', { query: {} }, pending)).toMatchObject({
    status: 403,
    code: 'ACCOUNT_PENDING',
  })
})

test('control characters are refused, not stored or searched for', async () => {
  const answer = await world.call('article.list', { query: { search: 'a\u0000b' } }, member)
  expect(answer.status).toBe(422)
})

test('a review of today may be said as soon as the day has begun in Paris, and none of tomorrow', async () => {
  world.moveTo('2026-11-01T23:30:00Z')
  const reviewed = (medicallyReviewedAt: string) =>
    world.call('article.create', { body: content({ medicallyReviewedAt }) }, referent)
  const refused = { status: 422, fields: { medicallyReviewedAt: ['OUT_OF_RANGE'] } }
  expect(await reviewed('2026-11-02')).toMatchObject({ data: { medicallyReviewedAt: '2026-11-02T00:00:00.000Z' } })
  expect(await reviewed('2026-11-03')).toMatchObject(refused)
  expect(await reviewed('2026-11-01T23:31:00Z')).toMatchObject(refused)
})
