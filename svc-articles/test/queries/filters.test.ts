import type { ArticleCreation } from '@ensemble/contracts/articles/content'
import type { ArticleStatus } from '@ensemble/contracts/enumerations'
import { differencesOf } from '@ensemble/service-kit/testing/list-reference'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleColumns } from '../../src/queries/article-columns.ts'
import { managedColumns } from '../../src/queries/managed-articles.ts'
import { createArticle } from '../../src/use-cases/create-article.ts'
import { admin, content, createWorld, referent } from '../world.ts'

/** An article as the reference reads it. */
interface Seed extends ArticleCreation {
  id: string
  authorId: string
  status: ArticleStatus
  publishedAt: Date | null
  submittedForReviewAt: Date | null
  sentBackAt: Date | null
  updatedAt: Date
  readingMinutes: number
  attachmentCount: number
  featured: boolean
}

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 8))

const changes: Partial<Seed>[] = [
  { title: 'Écouter', categories: ['CAREGIVERS', 'PREVENTION'], publishedAt: day(3), featured: true },
  { title: 'Bouger', cancerTypes: ['breast', 'lung'], publishedAt: day(5), readingMinutes: 4, departmentCode: '69' },
  { title: 'Answers', language: 'en', publishedAt: day(4), attachmentCount: 2, authorId: admin.id },
  { title: 'Projet', cancerTypes: ['skin'], submittedForReviewAt: day(6), departmentCode: '33', readingMinutes: 8 },
  {
    title: 'Draft',
    language: 'en',
    categories: ['RESEARCH_SUPPORT'],
    attachmentCount: 1,
    authorId: admin.id,
    sentBackAt: day(8),
  },
  { title: 'Relecture', submittedForReviewAt: day(7), featured: true, sentBackAt: day(2) },
]

let world: Awaited<ReturnType<typeof createWorld>>
const seeds: Seed[] = []

beforeAll(async () => {
  world = await createWorld()
  for (const [place, change] of changes.entries()) seeds.push(await seed(change, place))
})
afterAll(() => world.close())

async function seed(change: Partial<Seed>, place: number): Promise<Seed> {
  const written = content({
    ...(change.title && { title: change.title }),
    ...(change.categories && { categories: change.categories }),
    ...(change.cancerTypes && { cancerTypes: change.cancerTypes }),
    ...(change.language && { language: change.language }),
    departmentCode: change.departmentCode ?? null,
  })
  const state = {
    authorId: referent.id,
    publishedAt: null,
    submittedForReviewAt: null,
    sentBackAt: null,
    readingMinutes: 1,
    attachmentCount: 0,
    featured: false,
    updatedAt: day(10 + place),
    ...change,
  }
  const { id } = await createArticle(world.deps, admin, written)
  const file = { key: 'documents/a.pdf', name: 'a.pdf', size: 1, contentType: 'application/pdf' }
  await world.db.query({
    text: `update articles set status = $2, published_at = $3, submitted_for_review_at = $4, updated_at = $5,
      reading_minutes = $6, attachments = $7, featured = $8, author_id = $9, sent_back_at = $10 where id = $1`,
    values: [
      id,
      state.publishedAt ? 'published' : 'draft',
      state.publishedAt,
      state.submittedForReviewAt,
      state.updatedAt,
      state.readingMinutes,
      JSON.stringify(Array.from({ length: state.attachmentCount }, () => file)),
      state.featured,
      state.authorId,
      state.sentBackAt,
    ],
  })
  return { ...written, ...state, id, status: state.publishedAt ? 'published' : 'draft' }
}

function valuesOf(article: Seed) {
  return {
    title: article.title,
    language: article.language,
    featured: article.featured,
    authorId: article.authorId,
    publishedAt: article.publishedAt,
    submittedForReviewAt: article.submittedForReviewAt,
    toCorrectSince: article.submittedForReviewAt || article.publishedAt ? null : article.sentBackAt,
    updatedAt: article.updatedAt,
    categories: article.categories ?? [],
    cancerTypes: article.cancerTypes ?? [],
    departmentCode: article.departmentCode ?? null,
    readingMinutes: article.readingMinutes,
    attachmentCount: article.attachmentCount,
  }
}

it.each(['published', 'draft'] as const)(
  'every filter and every order of %s articles answers the rows that it names',
  async (status) => {
    // When an article was published tells nothing of drafts, nor its review of what is published.
    const silent = status === 'published' ? ['submittedForReviewAt', 'toCorrectSince'] : ['publishedAt']
    const found = await differencesOf({
      columns: Object.fromEntries(Object.entries(articleColumns).filter(([name]) => !silent.includes(name))),
      rows: seeds.filter((article) => article.status === status),
      valuesOf,
      ask: async (asked) => {
        const { status: code, data } = await world.call(
          'article.search',
          { body: { ...asked, status, pageSize: 100 } },
          admin,
        )
        return code === 200 ? data.items.map(({ id }) => id) : null
      },
    })
    expect(found).toEqual([])
  },
)

it('every filter and every order of the table of those who write answers the rows that it names', async () => {
  const reads = [12, 31, 4]
  await world.deps.db.query({
    text: 'insert into author_names (user_id, version, display_name) values ($1, 1, $2)',
    values: [admin.id, 'Inès Admin'],
  })
  for (const [place, count] of reads.entries()) {
    await world.deps.db.query({
      text: 'insert into article_read_counts (article_id, day, reads) values ($1, $2, $3)',
      values: [seeds[place]?.id, '2026-10-20', count],
    })
  }
  const stateOf = ({ status, publishedAt, submittedForReviewAt }: Seed) =>
    status === 'published' ? status : publishedAt ? 'scheduled' : submittedForReviewAt ? 'submitted' : 'draft'
  const found = await differencesOf({
    columns: managedColumns,
    rows: seeds,
    valuesOf: (article) => {
      const count = reads[seeds.indexOf(article)] ?? 0
      return {
        ...valuesOf(article),
        state: stateOf(article),
        authorName: article.authorId === admin.id ? 'Inès Admin' : 'La Ligue',
        departmentCode: article.departmentCode ?? 'national',
        // Fewer than ten are told to nobody, by a filter or an order neither.
        reads: count < 10 ? null : count,
      }
    },
    ask: async (asked) => {
      const { status, data } = await world.call('article.searchManaged', { body: { ...asked, pageSize: 100 } }, admin)
      return status === 200 ? data.items.map(({ id }) => id) : null
    },
  })
  expect(found).toEqual([])
})
