import { type ArticleAction, type ArticleState, articleTransitions } from '@ensemble/contracts/states'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDue } from '../../src/use-cases/publish-due.ts'
import { admin, content, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const headquarters = testPrincipal({ role: 'headquarter_referent' })
const people = { admin, headquarters, author: referent, stranger: testPrincipal({ role: 'referent' }), member }
type Name = keyof typeof people

/** The permission matrix in other words than those of the code. */
const mayEver: Record<Exclude<ArticleAction, 'create' | 'due'>, readonly Name[]> = {
  submit: ['author'],
  send_back: ['admin', 'headquarters'],
  publish: ['admin', 'headquarters'],
  schedule: ['admin', 'headquarters'],
  unpublish: ['admin', 'headquarters'],
  delete: ['admin', 'author'],
}
type Tried = keyof typeof mayEver

const soon = '2026-11-08T08:00:00Z'

async function attempt(action: Tried, articleId: string, name: Name) {
  const params = { articleId }
  const person = people[name]
  if (action === 'delete') return (await world.call('article.delete', { params }, person)).code ?? 'done'
  const body = { comment: 'Il manque les sources.' }
  if (action === 'send_back') return (await world.call('article.sendBack', { params, body }, person)).code ?? 'done'
  const bodies = {
    submit: { submit: true as const },
    publish: { published: true },
    schedule: { published: true, publishedAt: soon },
    unpublish: { published: false },
  }
  return (await world.call('article.publish', { params, body: bodies[action] }, person)).code ?? 'done'
}

/** What the table and the matrix say, and what each of these people is told. */
function expected(action: Tried, state: ArticleState, name: Name): { code: string; next: ArticleState } {
  const hidden = state === 'deleted' || (state !== 'published' && (name === 'member' || name === 'stranger'))
  // Who may do it to no article is refused by the row of the call, before anything is looked for.
  const refusedByCall = name === 'member' || (action === 'send_back' && people[name].role === 'referent')
  if (refusedByCall) return { code: 'FORBIDDEN', next: state }
  if (hidden) return { code: 'NOT_FOUND', next: state }
  const row = articleTransitions.find((transition) => transition.from === state && transition.action === action)
  const role = people[name].role
  const may = mayEver[action].includes(name)
  if (row && may && row.by.includes(role)) return { code: 'done', next: row.to }
  return { code: may ? 'STATUS_CONFLICT' : 'FORBIDDEN', next: state }
}

async function stateOf(articleId: string): Promise<ArticleState> {
  const answer = await world.call('article.get', { params: { articleId }, query: {} }, admin)
  if (answer.status === 404) return 'deleted'
  const { status, publishedAt, submittedForReviewAt } = answer.data
  if (status === 'published') return 'published'
  return publishedAt ? 'scheduled' : submittedForReviewAt ? 'submitted' : 'draft'
}

test('two hundred steps at random end where the table says, whoever takes them', async () => {
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const names = Object.keys(people) as Name[]
  const actions = Object.keys(mayEver) as Tried[]
  const seen = new Set<string>()
  let article = ''
  let state: ArticleState = 'deleted'
  for (let step = 0; step < 200; step += 1) {
    if (state === 'deleted') {
      article = (await world.call('article.create', { body: content() }, referent)).data.id
      state = 'draft'
    }
    // A delete ends a walk, so it comes less often than the rest.
    const action = actions[random(step % 3 === 0 ? actions.length : actions.length - 1)] ?? 'submit'
    const name = names[random(names.length)] ?? 'member'
    const { code, next } = expected(action, state, name)
    expect(await attempt(action, article, name), `${name} tries to ${action} what is ${state}`).toBe(code)
    if (code === 'done') seen.add(`${state} ${action}`)
    state = next
    // A refusal that changed something is found by the next step that is taken.
    if (code === 'done') expect(await stateOf(article)).toBe(state)
  }
  const rows = articleTransitions.filter(({ action }) => action !== 'create' && action !== 'due')
  const byOthers = rows.filter(({ from, action }) => !(action === 'delete' && from === 'published'))
  expect([...seen].length).toBeGreaterThanOrEqual(byOthers.length - 5)
})

const later = '2026-11-09T08:00:00Z'

test('what is scheduled appears once, at its time, however many processes look', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, () => world.call('article.create', { body: content() }, referent)),
  )
  const ids = created.map(({ data }) => data.id)
  for (const articleId of ids) {
    const body = { published: true, publishedAt: later }
    const { data } = await world.call('article.publish', { params: { articleId }, body }, headquarters)
    expect(data).toMatchObject({ status: 'draft', publishedAt: '2026-11-09T08:00:00.000Z' })
  }
  world.moveTo('2026-11-09T07:59:59Z')
  // What the walk has left is due before.
  await publishDue(world.deps)
  expect(await publishDue(world.deps)).toBe(0)
  expect((await world.call('article.get', { params: { articleId: ids[0] ?? '' }, query: {} }, member)).status).toBe(404)
  const edit = {
    params: { articleId: ids[0] ?? '' },
    body: { updatedAt: created[0]?.data.updatedAt ?? '', title: 'Autre titre' },
  }
  expect((await world.call('article.edit', edit, referent)).code).toBe('FORBIDDEN')
  world.moveTo(later)
  const published = await Promise.all([1, 2, 3, 4].map(() => publishDue(world.deps)))
  expect(published.reduce((sum, count) => sum + count, 0)).toBe(8)
  const { rows } = await world.deps.db.query<{ times: number }>({
    text: `select count(*)::int as times from outbox where type = 'articles.article.published' and aggregate_id = any($1)
      group by aggregate_id`,
    values: [ids],
  })
  expect(rows.map(({ times }) => times)).toEqual(Array(8).fill(1))
  const read = await world.call('article.get', { params: { articleId: ids[3] ?? '' }, query: {} }, member)
  expect(read.data).toMatchObject({ status: 'published', publishedAt: '2026-11-09T08:00:00.000Z' })
})

test('what was only planned is noted as cancelled, and not as taken from readers', async () => {
  const { data } = await world.call('article.create', { body: content() }, referent)
  const params = { articleId: data.id }
  const decide = (body: object) => world.call('article.publish', { params, body }, headquarters)
  await decide({ published: true, publishedAt: new Date(world.deps.clock.now().getTime() + 86_400_000).toISOString() })
  await decide({ published: false })
  await decide({ published: true })
  await decide({ published: false })
  const { history } = (await world.call('article.get', { params, query: {} }, headquarters)).data
  const acted = ['created', 'scheduled', 'unscheduled', 'published', 'unpublished']
  expect(history?.map(({ action }) => action).sort()).toEqual(acted.sort())
  await world.call('article.delete', { params }, admin)
  // Its author was told a day, and that it is read: whoever writes to them learns who took that back.
  const { rows } = await world.deps.db.query({
    text: `select payload #>> '{data,unscheduledBy}' as planned, payload #>> '{data,unpublishedBy}' as published,
             payload #>> '{data,deletedBy}' as deleted
           from outbox where aggregate_id = $1 and type in ('articles.article.unpublished', 'articles.article.deleted')
           order by id`,
    values: [data.id],
  })
  expect(rows).toEqual([
    { planned: headquarters.id, published: null, deleted: null },
    { planned: null, published: headquarters.id, deleted: null },
    { planned: null, published: null, deleted: admin.id },
  ])
})

test.each([
  ['nothing', {}, { published: ['REQUIRED'] }],
  ['two things', { published: true, submit: true as const }, { published: ['REQUIRED'] }],
  ['a time to take back', { published: false, publishedAt: soon }, { publishedAt: ['UNKNOWN_FIELD'] }],
  ['a time far ahead', { published: true, publishedAt: '2028-01-01T00:00:00Z' }, { publishedAt: ['OUT_OF_RANGE'] }],
])('the call that decides does not take %s', async (_name, body, fields) => {
  const { data } = await world.call('article.create', { body: content() }, referent)
  const answer = await world.call('article.publish', { params: { articleId: data.id }, body }, admin)
  expect([answer.status, answer.fields]).toEqual([422, fields])
})

test.each([
  ['published', { published: true }],
  ['scheduled', { published: true, publishedAt: '2026-12-24T08:00:00Z' }],
])('what somebody changed since it was looked at is not %s', async (_name, body) => {
  const { data: seen } = await world.call('article.create', { body: content() }, referent)
  const params = { articleId: seen.id }
  const written = { updatedAt: seen.updatedAt, title: 'Un titre que personne n’a relu' }
  const { data: changed } = await world.call('article.edit', { params, body: written }, referent)
  const decide = (updatedAt: string) =>
    world.call('article.publish', { params, body: { ...body, updatedAt } }, headquarters)
  expect(await decide(seen.updatedAt)).toMatchObject({ status: 409, code: 'STALE_UPDATE' })
  expect(await stateOf(seen.id)).toBe('draft')
  expect((await decide(changed.updatedAt)).status).toBe(200)
})

test('a draft of a list says which version it is, an article that is published does not', async () => {
  const { data } = await world.call('article.create', { body: content() }, referent)
  const params = { articleId: data.id }
  const listed = async (status: 'draft' | 'published') =>
    (await world.call('article.list', { query: { status } }, headquarters)).data.items.find(({ id }) => id === data.id)
  const updatedAt = (await listed('draft'))?.updatedAt
  expect(updatedAt).toBe(data.updatedAt)
  expect(
    (await world.call('article.publish', { params, body: { published: true, updatedAt } }, headquarters)).status,
  ).toBe(200)
  expect(await listed('published')).not.toHaveProperty('updatedAt')
})

test('what is scheduled is decided, and waits for no review any more', async () => {
  const { data } = await world.call('article.create', { body: content() }, referent)
  const params = { articleId: data.id }
  const filters = JSON.stringify([{ field: 'submittedForReviewAt', operator: 'notEmpty' }])
  const query = { status: 'draft' as const, sort: 'submittedForReviewAt', order: 'asc' as const, filters }
  const waits = async () => {
    const { items } = (await world.call('article.list', { query }, headquarters)).data
    return items.some(({ id }) => id === data.id)
  }
  await world.call('article.publish', { params, body: { submit: true } }, referent)
  expect(await waits()).toBe(true)
  const body = { published: true, publishedAt: '2026-12-24T08:00:00Z' }
  await world.call('article.publish', { params, body }, headquarters)
  expect(await waits()).toBe(false)
  // As whoever keeps lists of what waits, and writes to its author, has to learn.
  const { rows } = await world.deps.db.query<{ type: string; at: string; by: string }>({
    text: `select type, payload #>> '{data,publishedAt}' as at, payload #>> '{data,publishedBy}' as by
           from outbox where aggregate_id = $1 order by id desc limit 1`,
    values: [data.id],
  })
  expect(rows).toEqual([{ type: 'articles.article.scheduled', at: '2026-12-24T08:00:00.000Z', by: headquarters.id }])
})

test('the table shows who writes their own articles, who publishes all of them, and members nothing', async () => {
  const mine = await world.call('article.create', { body: content({ title: 'À gérer ensemble' }) }, referent)
  const theirs = await world.call('article.create', { body: content({ title: 'À gérer au siège' }) }, headquarters)
  await world.call('article.publish', { params: { articleId: mine.data.id }, body: { submit: true } }, referent)
  const listed = async (person: typeof admin) => {
    const { data } = await world.call('article.searchManaged', { body: { search: 'gérer', facets: ['state'] } }, person)
    return { titles: data.items.map(({ title }) => title).toSorted(), facets: data.facets, items: data.items }
  }
  expect((await listed(referent)).titles).toEqual(['À gérer ensemble'])
  const all = await listed(headquarters)
  expect(all.titles).toEqual(['À gérer au siège', 'À gérer ensemble'])
  expect(all.facets).toEqual({ state: { draft: 1, submitted: 1 } })
  expect(all.items.find(({ id }) => id === mine.data.id)).toMatchObject({
    state: 'submitted',
    reads: null,
    author: { displayName: 'La Ligue' },
    allowedActions: ['edit', 'publish', 'feature', 'send_back'],
  })
  expect(all.items.find(({ id }) => id === theirs.data.id)?.allowedActions).toContain('delete')
  expect((await world.call('article.managed', { query: {} }, member)).code).toBe('FORBIDDEN')

  const token = world.identity.tokenFor(headquarters)
  const file = await world.app.inject({
    method: 'GET',
    url: '/article/managed?format=csv&sort=title&order=asc',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'fr' },
  })
  expect(file.headers['content-disposition']).toBe('attachment; filename="articles.csv"')
  expect(file.body.split('\r\n')[0]).toContain(';Dernier changement;Texte changé le;Changé par;')
  const line = file.body.split('\r\n').find((row) => row.startsWith('À gérer ensemble'))
  expect(line).toMatch(
    /^À gérer ensemble;À relire;La Ligue;Prévention;Français;Toute la France;Moins de 10;non;1;\d\d\/11\/2026 /,
  )
})

test('each part of the resources is counted in one statement, the table by what the caller looks after', async () => {
  const counts = async (person: typeof admin) => (await world.call('article.counts', {}, person)).data
  const author = testPrincipal({ role: 'referent' })
  const before = await counts(admin)
  const { data } = await world.call('article.create', { body: content() }, author)
  expect(await counts(admin)).toEqual({ ...before, managed: before.managed + 1 })
  expect(await counts(author)).toEqual({ ...before, managed: 1 })
  await world.call('article.publish', { params: { articleId: data.id }, body: { published: true } }, admin)
  expect(await counts(author)).toEqual({ ...before, articles: before.articles + 1, managed: 1 })
  expect((await world.call('article.counts', {}, member)).code).toBe('FORBIDDEN')
})

test('the table says when its last writer wrote, whatever was done with an article since', async () => {
  world.moveTo('2026-11-20T09:00:00Z')
  const { data } = await world.call('article.create', { body: content({ title: 'Écrit une seule fois' }) }, referent)
  const params = { articleId: data.id }
  world.moveTo('2026-11-20T10:00:00Z')
  const published = await world.call('article.publish', { params, body: { published: true } }, headquarters)
  world.moveTo('2026-11-20T11:00:00Z')
  const forward = { updatedAt: published.data.updatedAt, featured: true }
  expect((await world.call('article.edit', { params, body: forward }, headquarters)).status).toBe(200)
  const asked = { body: { search: 'Écrit une seule fois' } }
  const listed = async () => (await world.call('article.searchManaged', asked, headquarters)).data.items
  expect(await listed()).toMatchObject([
    { updatedAt: '2026-11-20T11:00:00.000Z', changedAt: '2026-11-20T09:00:00.000Z' },
  ])
})
