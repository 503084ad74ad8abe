import { randomUUID } from 'node:crypto'
import type { ArticleEdit } from '@ensemble/contracts/articles/content'
import { imageAddress } from '@ensemble/contracts/articles/images'
import { inTransaction } from '@ensemble/service-kit/database'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetReaders } from '../../src/data/article-reads.ts'
import { insertFile } from '../../src/data/files.ts'
import { upsertReader } from '../../src/data/readers.ts'
import { cleanFiles, leaveUnusedFiles } from '../../src/use-cases/clean-files.ts'
import { picture } from '../pictures.ts'
import { admin, content, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const headquarters = testPrincipal({ role: 'headquarter_referent' })

async function create(overrides: Parameters<typeof content>[0] = {}, person = referent) {
  const answer = await world.call('article.create', { body: content(overrides) }, person)
  expect([answer.status, answer.fields]).toEqual([200, undefined])
  return answer.data
}

function publish(articleId: string, body: object = { published: true }, person = admin) {
  return world.call('article.publish', { params: { articleId }, body }, person)
}

function edit(articleId: string, body: ArticleEdit, person = referent) {
  return world.call('article.edit', { params: { articleId }, body }, person)
}

function read(articleId: string, person = member, query = {}) {
  return world.call('article.get', { params: { articleId }, query }, person)
}

describe('a draft', () => {
  test('needs a title and a language, and nothing else', async () => {
    const body = { title: 'Un début', language: 'fr' } as const
    const answer = await world.call('article.create', { body }, referent)
    expect(answer.data).toMatchObject({ status: 'draft', body: '', departmentCode: referent.departmentCode })
    const nothing = await world.call('article.create', { body: { language: 'fr' } as never }, referent)
    expect([nothing.status, nothing.fields]).toEqual([422, { title: ['REQUIRED'] }])
    for (const title of ['  a    ', '     ']) {
      const spaces = await world.call('article.create', { body: { ...body, title } }, referent)
      expect([spaces.status, spaces.fields]).toEqual([422, { title: ['TOO_SHORT'] }])
    }
    const sourced = await world.call('article.create', { body: { ...body, sources: ['  ', ' INCa '] } }, referent)
    expect(sourced.data.sources).toEqual(['INCa'])
    const elsewhere = { ...body, departmentCode: '974' }
    expect((await world.call('article.create', { body: elsewhere }, referent)).code).toBe('OUT_OF_SCOPE')
    expect((await world.call('article.create', { body }, member)).code).toBe('FORBIDDEN')
  })

  test('is begun once, however often it is sent', async () => {
    const send = () =>
      world.call('article.create', { body: content() }, referent, 'fr', { 'idempotency-key': 'writing-0001' })
    const [first, second] = [await send(), await send()]
    expect(second.data.id).toBe(first.data.id)
  })

  test('is published when nothing is missing', async () => {
    const draft = await create({
      summary: null,
      categories: ['DISEASE_INFORMATION'],
      body: '<p>Court.</p>',
      coverAlt: ' ',
    })
    const refused = await publish(draft.id)
    expect([refused.status, refused.code, refused.fields]).toEqual([
      422,
      'ARTICLE_INCOMPLETE',
      {
        summary: ['REQUIRED'],
        body: ['TOO_SHORT'],
        coverAlt: ['REQUIRED'],
        medicallyReviewedBy: ['REQUIRED'],
        medicallyReviewedAt: ['REQUIRED'],
      },
    ])
    const review = { medicallyReviewedBy: 'Comité de relecture', medicallyReviewedAt: '2026-10-30' }
    const whole = { ...content({ categories: ['DISEASE_INFORMATION'] }), ...review }
    expect((await edit(draft.id, { updatedAt: draft.updatedAt, ...whole })).status).toBe(200)
    expect((await publish(draft.id)).data).toMatchObject({ status: 'published', allowedActions: expect.any(Array) })
  })
})

describe('an edit', () => {
  test('that began from something older is refused, also of two at once', async () => {
    const draft = await create()
    const both = await Promise.all(
      ['Premier titre', 'Second titre'].map((title) => edit(draft.id, { updatedAt: draft.updatedAt, title })),
    )
    expect(both.map(({ code }) => code ?? 'stored').sort()).toEqual(['STALE_UPDATE', 'stored'])
  })

  test('says when the words changed, which a place at the front does not', async () => {
    const { data } = await world.call('article.create', { body: content() }, referent)
    await publish(data.id)
    const textChangedAt = (seen: { textChangedAt?: string }) => seen.textChangedAt
    const { data: published } = await read(data.id, admin)
    expect(textChangedAt(published)).toBe(data.createdAt)
    const { data: forward } = await edit(data.id, { updatedAt: published.updatedAt, featured: true }, admin)
    expect(forward.updatedAt).not.toBe(published.updatedAt)
    expect(textChangedAt(forward)).toBe(data.createdAt)
    const back = { updatedAt: forward.updatedAt, featured: false, summary: 'Ce résumé dit autre chose que le premier.' }
    const { data: changed } = await edit(data.id, back, admin)
    expect(textChangedAt(changed)).toBe(changed.updatedAt)
  })

  test('of a referent whose department is another now leaves the department of the article, or makes it theirs', async () => {
    const { departmentCode } = referent
    const draft = await create({ departmentCode })
    const moved = { ...referent, departmentCode: '974' }
    const same = await edit(draft.id, { updatedAt: draft.updatedAt, departmentCode }, moved)
    expect(same).toMatchObject({ status: 200, data: { departmentCode } })
    const { updatedAt } = same.data
    expect((await edit(draft.id, { updatedAt, departmentCode: '33' }, moved)).code).toBe('OUT_OF_SCOPE')
    expect((await edit(draft.id, { updatedAt, departmentCode: '974' }, moved)).data.departmentCode).toBe('974')
  })

  test('of a published article stays live and tells other screens, and cannot make it incomplete', async () => {
    const { id } = await create()
    const { data } = await publish(id)
    expect((await edit(id, { updatedAt: data.updatedAt, title: 'Autre titre' })).code).toBe('FORBIDDEN')
    const emptied = await edit(id, { updatedAt: data.updatedAt, coverKey: null }, headquarters)
    expect(emptied).toMatchObject({ code: 'ARTICLE_INCOMPLETE', fields: { coverKey: ['REQUIRED'] } })
    const changed = await edit(id, { updatedAt: data.updatedAt, title: 'Un autre titre' }, headquarters)
    expect(changed.data).toMatchObject({ status: 'published', publishedAt: data.publishedAt })
    expect((await read(id)).data.title).toBe('Un autre titre')
    const { rows } = await world.deps.db.query<{ type: string }>({
      text: 'select type from outbox where aggregate_id = $1 order by id',
      values: [id],
    })
    expect(rows.map(({ type }) => type)).toEqual(['articles.article.published', 'articles.article.changed'])
  })

  test('keeps in its history what an earlier text replaces, in the same sitting too', async () => {
    world.moveTo('2026-11-02T09:00:00Z')
    const draft = await create({ title: 'Titre un' })
    world.moveTo('2026-11-02T09:02:00Z')
    const { data: written } = await edit(draft.id, { updatedAt: draft.updatedAt, title: 'Dix minutes de travail' })
    world.moveTo('2026-11-02T09:02:20Z')
    await edit(draft.id, { updatedAt: written.updatedAt, title: 'Titre un' })
    const list = await world.call('article.revisions', { params: { articleId: draft.id }, query: {} }, referent)
    expect(list.data.items.map(({ title }) => title)).toEqual(['Titre un', 'Dix minutes de travail', 'Titre un'])
  })

  test('keeps what was said before, a sitting at a time, for those who write', async () => {
    world.moveTo('2026-11-01T09:00:00Z')
    const draft = await create({ title: 'Titre un' })
    const { data: same } = await edit(draft.id, { updatedAt: draft.updatedAt, title: 'Titre deux' })
    world.moveTo('2026-11-01T09:01:00Z')
    const { data: paused } = await edit(draft.id, { updatedAt: same.updatedAt, title: 'Titre trois' })
    world.moveTo('2026-11-01T09:04:00Z')
    // What says nothing new is no version, however often it is saved.
    const { data: later } = await edit(draft.id, { updatedAt: paused.updatedAt, title: 'Titre trois' })
    await edit(draft.id, { updatedAt: later.updatedAt, title: 'Titre quatre' }, admin)
    const list = await world.call('article.revisions', { params: { articleId: draft.id }, query: {} }, referent)
    expect(list.data.items.map(({ revision, title }) => [revision, title])).toEqual([
      [3, 'Titre quatre'],
      [2, 'Titre trois'],
      [1, 'Titre deux'],
    ])
    const old = await read(draft.id, referent, { revision: 1 })
    expect(old.data).toMatchObject({ title: 'Titre deux', status: 'draft' })
    expect((await read(draft.id, referent, { revision: 9 })).status).toBe(404)
    await publish(draft.id)
    expect((await read(draft.id, member, { revision: 1 })).code).toBe('FORBIDDEN')
    expect((await read(draft.id)).data.history).toBeUndefined()
    expect((await read(draft.id, referent)).data.history?.map(({ action }) => action)).toEqual(['created', 'published'])
    world.moveTo('2026-11-01T09:00:00Z')
  })
})

test('three articles are put forward, by publishers, also when four are at once', async () => {
  const articles = await Promise.all([1, 2, 3, 4].map(() => create()))
  const forward = (article: (typeof articles)[number], person = admin) =>
    edit(article.id, { updatedAt: article.updatedAt, featured: true }, person)
  const [first] = articles
  if (!first) throw new Error('no article')
  expect((await forward(first, referent)).code).toBe('FORBIDDEN')
  const answers = await Promise.all(articles.map((article) => forward(article)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422])
  expect(answers.find(({ status }) => status === 422)?.fields).toEqual({ featured: ['OUT_OF_RANGE'] })
  for (const { status, data } of answers) {
    if (status === 200) await edit(data.id, { updatedAt: data.updatedAt, featured: false }, admin)
  }
})

describe('files of an article', () => {
  async function upload(owner = referent) {
    const bytes = await picture('jpeg')
    const body = { purpose: 'article_cover', fileName: 'a.jpg', contentType: 'image/jpeg', size: bytes.length } as const
    const { data } = await world.call('file.createPresignedUrl', { body }, owner)
    const url = data.url.replace(/^\/api/, '')
    await world.app.inject({ method: 'PUT', url, payload: bytes, headers: data.headers })
    return data.key
  }
  async function statusFor(key: string, person: typeof member) {
    const authorization = `Bearer ${world.identity.tokenFor(person)}`
    return (await world.app.inject({ url: `/file/storage/${key}`, headers: { authorization } })).statusCode
  }

  test('are read with it: drafts by who sees drafts, what is published by everybody, what is deleted by nobody', async () => {
    const [cover, inside] = [await upload(), await upload()]
    const draft = await create({
      coverKey: cover,
      body: `${content().body ?? ''}<figure><img src="/api/file/storage/${inside}" alt="Un stand"></figure>`,
    })
    const seen = async (key: string) => [await statusFor(key, admin), await statusFor(key, member)]
    expect([await seen(cover), await seen(inside)]).toEqual([
      [200, 404],
      [200, 404],
    ])
    await publish(draft.id)
    expect([await seen(cover), await seen(inside)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    await world.call('article.delete', { params: { articleId: draft.id } }, admin)
    expect(await seen(cover)).toEqual([404, 404])
  })

  test('stay as long as an earlier text shows them, which a publisher may read and put back', async () => {
    const [first, second] = [await upload(), await upload()]
    const draft = await create({ coverKey: first })
    world.moveTo('2026-11-01T09:11:00Z')
    const { data: changed } = await edit(draft.id, { updatedAt: draft.updatedAt, coverKey: second })
    expect([await statusFor(first, admin), await statusFor(first, member)]).toEqual([200, 404])
    world.moveTo('2027-01-01T09:00:00Z')
    await leaveUnusedFiles(world.deps)
    const before = (await read(draft.id, admin, { revision: 1 })).data
    expect(before.coverKey).toBe(first)
    const restored = await edit(draft.id, { updatedAt: changed.updatedAt, coverKey: first }, admin)
    expect([restored.status, restored.fields]).toEqual([200, undefined])
    await publish(draft.id)
    expect((await read(draft.id, member, { revision: 1 })).code).toBe('FORBIDDEN')
    expect([await statusFor(first, member), await statusFor(second, member)]).toEqual([200, 404])
    world.moveTo('2026-11-01T09:00:00Z')
  })

  test('are thrown away, with what was made of them, a month after nothing shows them', async () => {
    const [kept, left, never] = [await upload(), await upload(), await upload()]
    await create({ coverKey: kept })
    const gone = await create({ coverKey: left })
    const url = imageAddress(left, 640)
    const authorization = `Bearer ${world.identity.tokenFor(referent)}`
    expect((await world.app.inject({ url, headers: { authorization } })).statusCode).toBe(200)
    await world.call('article.delete', { params: { articleId: gone.id } }, admin)
    const there = async () => {
      await leaveUnusedFiles(world.deps)
      await cleanFiles(world.deps)
      const stored = [kept, left, never, `derived/${left}/640-75.jpeg`].map((key) => world.deps.files.exists(key))
      return Promise.all(stored)
    }
    world.moveTo('2026-12-01T09:00:00Z')
    expect(await there()).toEqual([true, true, true, true])
    world.moveTo('2026-12-03T09:00:00Z')
    await leaveUnusedFiles(world.deps)
    world.moveTo('2026-12-03T10:00:01Z')
    expect(await there()).toEqual([true, false, false, false])
    expect([await statusFor(kept, referent), await statusFor(never, referent)]).toEqual([200, 404])
    world.moveTo('2026-11-01T09:00:00Z')
  })

  test('of somebody else cannot be made public by naming them', async () => {
    const foreign = await upload(testPrincipal({ role: 'referent' }))
    const inText = `<img src="/api/file/storage/${foreign}" alt="a">`
    for (const [field, value] of [
      ['coverKey', foreign],
      ['body', inText],
      ['attachments', [{ key: foreign, name: 'a' }]],
    ] as const) {
      const body = { ...content(), [field]: value }
      const answer = await world.call('article.create', { body }, referent)
      expect([answer.status, answer.fields]).toEqual([422, { [field]: ['NOT_IN_LIST'] }])
    }
  })

  test('are documents where they are attached', async () => {
    const key = 'article_document/a.pdf'
    const file = { key, contentType: 'application/pdf', size: 9, visibility: 'members', ownerId: null } as const
    await inTransaction(world.deps.db, (tx) => insertFile(tx, file, new Date()))
    await world.deps.files.put(key, Buffer.from('%PDF-1.7 '), file.contentType)
    const article = await create({ attachments: [{ key, name: 'Guide' }] })
    expect(article.attachments).toEqual([{ key, name: 'Guide', size: 9, contentType: 'application/pdf' }])
    await publish(article.id)
    const filters = JSON.stringify([{ field: 'attachmentCount', operator: 'gt', value: 0 }])
    const list = await world.call('article.list', { query: { filters } }, member)
    expect(list.data.items.map(({ id }) => id)).toEqual([article.id])
    const asAttachment = await world.call(
      'article.create',
      { body: { ...content(), attachments: [{ key: 'covers/a.webp', name: 'Image' }] } },
      referent,
    )
    expect(asAttachment.fields).toEqual({ attachments: ['NOT_IN_LIST'] })
  })
})

test('an article counts one read per person and day, in France, and forgets who it was', async () => {
  const { id } = await create({ categories: ['EVENT'] })
  world.moveTo('2026-11-02T22:30:00Z')
  await publish(id)
  const readers = Array.from({ length: 10 }, () => testPrincipal())
  await Promise.all(readers.flatMap((person) => [read(id, person), read(id, person)]))
  const counts = async () => {
    const { rows } = await world.deps.db.query<{ day: string; reads: number }>({
      text: 'select day, reads from article_read_counts where article_id = $1 order by day',
      values: [id],
    })
    return rows
  }
  await read(id, admin, { toEdit: true })
  expect(await counts()).toEqual([{ day: '2026-11-02', reads: 10 }])
  world.moveTo('2026-11-02T23:30:00Z')
  await read(id, readers[0] ?? member)
  expect(await counts()).toEqual([
    { day: '2026-11-02', reads: 10 },
    { day: '2026-11-03', reads: 1 },
  ])
  await forgetReaders(world.deps.db, world.deps.clock.now())
  const { rows } = await world.deps.db.query({
    text: 'select 1 from article_reads where article_id = $1',
    values: [id],
  })
  expect(rows).toHaveLength(1)
  const query = { from: '2026-11-02', to: '2026-11-02', groupBy: 'type' } as const
  const figures = await world.call('article.statistics', { query }, admin)
  expect(figures.data.series).toContainEqual({ key: 'EVENT', values: { articles: 1, reads: 10 } })
  const mostRead = await world.call('article.statistics', { query: { groupBy: 'article' } }, admin)
  expect(mostRead.data.series).toMatchObject([{ key: id, values: { articles: 1, reads: 11 } }])
  const next = await world.call('article.statistics', { query: { from: '2026-11-03', groupBy: 'type' } }, admin)
  expect(next.data.series).toContainEqual({ key: 'EVENT', values: { articles: 0, reads: null } })
  const own = { query: { from: '2026-11-01', to: '2026-11-30' } }
  const [reader = member] = readers
  expect((await world.call('article.statistics', own, reader)).data.series).toEqual([
    { key: '2026-11', values: { articles: 0, reads: 2 } },
  ])
  const byType = await world.call('article.statistics', { query: { groupBy: 'type' } }, reader)
  expect(byType.fields).toEqual({ groupBy: ['NOT_IN_LIST'] })
  world.moveTo('2026-11-01T09:00:00Z')
})

test('the list for me leaves out other departments and begins with what concerns me', async () => {
  const reader = testPrincipal({ departmentCode: '33' })
  const interests = { interestDomains: ['democracy_in_health' as const], language: 'fr' as const, deleted: false }
  const row = { userId: reader.id, version: 1, role: 'member' as const, departmentCode: '33', ...interests }
  await inTransaction(world.deps.db, (tx) => upsertReader(tx, row))
  world.moveTo(new Date(Date.now() - 60_000))
  const titles = ['Vote', 'Gironde', 'Rhône', 'Ordinaire'] as const
  const given = {
    Vote: { categories: ['ADVOCACY' as const], departmentCode: null },
    Gironde: { departmentCode: '33' },
    Rhône: { departmentCode: '69' },
    Ordinaire: { departmentCode: null },
  }
  const ids = new Map<string, string>()
  for (const title of titles) {
    const { id } = await create({ title: `Pour moi : ${title}`, ...given[title] }, admin)
    await publish(id)
    ids.set(id, title)
  }
  const list = await world.call('article.list', { query: { forMe: true, pageSize: 100 } }, reader)
  const shown = list.data.items.flatMap(({ id }) => ids.get(id) ?? [])
  expect(shown.slice(0, 2).sort()).toEqual(['Gironde', 'Vote'])
  expect(shown).not.toContain('Rhône')
  expect(shown).toContain('Ordinaire')
  world.moveTo('2026-11-01T09:00:00Z')
})

test('related articles have something in common, the closest first', async () => {
  const near = { categories: ['CAREGIVERS' as const, 'LEAGUE' as const] }
  const [origin, twin, cousin, other] = [
    await create(near),
    await create(near),
    await create({ categories: ['LEAGUE'] }),
    await create({ categories: ['RESEARCH_SUPPORT'] }),
  ]
  for (const { id } of [origin, twin, other, cousin]) await publish(id)
  const list = await world.call('article.list', { query: { relatedTo: origin.id } }, member)
  expect(list.data.items.map(({ id }) => id).slice(0, 2)).toEqual([twin.id, cousin.id])
  expect(list.data.items.map(({ id }) => id)).not.toContain(other.id)
  // What is taken back is about nothing any more, and about it again once it is published.
  await publish(twin.id, { published: false })
  const without = await world.call('article.list', { query: { relatedTo: origin.id } }, member)
  expect(without.data.items[0]?.id).toBe(cousin.id)
  await publish(twin.id)
  expect((await world.call('article.list', { query: { relatedTo: origin.id } }, member)).data.items[0]?.id).toBe(
    twin.id,
  )
  const unknown = await world.call('article.list', { query: { relatedTo: randomUUID() } }, member)
  expect(unknown.data.total).toBe(0)
})
