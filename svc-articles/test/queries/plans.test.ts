import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleColumns } from '../../src/queries/article-columns.ts'
import { type ArticleListInput, listArticles } from '../../src/queries/list-articles.ts'
import { publishMany } from '../many-articles.ts'
import { createWorld, member } from '../world.ts'

const many = 12_000

let world: Awaited<ReturnType<typeof createWorld>>
let articleId = ''
beforeAll(async () => {
  world = await createWorld()
  articleId = await publishMany(world, many)
})
afterAll(() => world.close())

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** What the statements of a list really did, step by step. */
async function stepsOf(parameters: Parameters<typeof parseList>[0], input: Omit<ArticleListInput, 'request'> = {}) {
  const defaultSort = { sort: 'publishedAt', order: 'desc' } as const
  const request = parseList(parameters, { columns: articleColumns, defaultSort, fromBody: true })
  const steps: Plan[] = []
  const collect = (plan: Plan) => {
    steps.push(plan)
    plan.Plans?.forEach(collect)
  }
  await listArticles(
    {
      query: async (statement) => {
        const explained = await world.deps.db.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
          text: `explain (analyze, timing off, costs off, format json) ${statement.text}`,
          values: statement.values,
        })
        for (const { Plan: plan } of explained.rows[0]?.['QUERY PLAN'] ?? []) collect(plan)
        return world.deps.db.query(statement)
      },
    },
    member,
    { request, ...input },
  )
  return steps
}

/** Rows of articles that were looked at, whether they were wanted or not. */
function articlesRead(steps: readonly Plan[]): number {
  return steps
    .filter((step) => step['Relation Name'] === 'articles')
    .reduce(
      (sum, step) =>
        sum +
        step['Actual Loops'] *
          (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)),
      0,
    )
}

describe(`lists of ${String(many)} articles`, () => {
  it.each([
    ['the front page', {}, {}, 1_100],
    ['page 30', { page: 30 }, {}, 2_000],
    ['facets', { facets: 'categories,language' }, {}, 2_100],
    ['one category', { filters: [{ field: 'categories', operator: 'in', value: ['CAREGIVERS'] }] }, {}, 8_500],
    ['what concerns me', {}, { forMe: true }, 4_000],
    ['a rare word', { search: 'mot7777' }, {}, 10],
    ['documents', { filters: [{ field: 'attachmentCount', operator: 'gt', value: 0 }] }, {}, 10],
  ] as const)('look at few of them for %s', async (_name, parameters, input, most) => {
    const steps = await stepsOf(structuredClone(parameters) as Parameters<typeof stepsOf>[0], input)
    expect(articlesRead(steps)).toBeLessThanOrEqual(most)
  })

  it('look at the newest about the same for what is related, and at nothing else', async () => {
    const steps = await stepsOf({ pageSize: 5 }, { relatedTo: articleId })
    expect(articlesRead(steps)).toBeLessThanOrEqual(1_000)
  })
})
