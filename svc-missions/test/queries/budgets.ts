import type { Filter } from '@ensemble/contracts/lists'
import { openDatabase, type Database, type Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { browseColumns } from '../../src/queries/browse-columns.ts'
import { browseMissions } from '../../src/queries/browse-missions.ts'
import { managedColumns, managedMissions } from '../../src/queries/managed-missions.ts'
import { markWhatIsOver } from '../../src/use-cases/mark-over.ts'
import { startService, today, type Service } from '../service.ts'
import { busyMember, fillWithMissions } from './many-missions.ts'
import { filtersOf, named, pairsOf, sortsOf, type Shape } from './shapes.ts'

let service: Service
let patient: Database

/**
 * Fills a database, asks what the screens ask, and counts what is touched.
 * @param missions as many as the table holds @param pages what a list may read; what is dearer by its nature has its own
 */
export function keepsBudgets(missions: number, pages: number): void {
  const patience = Math.max(120_000, missions * 3)
  beforeAll(async () => {
    service = await startService()
    await fillWithMissions({ url: service.url, missions, at: today })
    patient = openDatabase({ url: service.url, max: 1, statementTimeoutMs: patience })
    await markWhatIsOver({ ...service.deps, db: patient })
    await patient.query({ text: 'analyze missions' })
    // Who looked at the table meanwhile, as the server's own analysis does, keeps pages from being marked as visible to all.
    await vi.waitFor(async () => {
      await patient.query({ text: 'vacuum missions' })
      expect(await pagesOfTheTable()).toMatchObject({ unseen: 0 })
    })
  }, patience)
  afterAll(async () => {
    await patient.close()
    await service.stop()
  })

  it('whoever reads the table from one end to the other is beyond every budget of a list', async () => {
    expect((await pagesOfTheTable())?.all).toBeGreaterThan(pages)
  })

  it.each(questionsOf(pages))(
    '%s: no more than %i pages',
    async (_name, budget, shapes) => {
      expect(await beyond(budget, shapes)).toEqual([])
    },
    patience,
  )

  it('what waits for approval, the longest first: no more than 500 pages', async () => {
    const longest = { sort: 'submittedAt', order: 'asc' } as const
    const offer = { columns: managedColumns('to_approve'), defaultSort: longest, fromBody: false }
    const asked = { actor: admin, scope: 'to_approve', at: today, request: parseList({}, offer) } as const
    expect(await pagesOf((db) => managedMissions(db, asked))).toBeLessThanOrEqual(500)
  })
}

/** Pages of the table, and those that a look into an index alone would have to open. */
async function pagesOfTheTable(): Promise<{ all: number; unseen: number } | undefined> {
  const { rows } = await patient.query<{ all: number; unseen: number }>({
    text: `select relpages as all, relpages - relallvisible as unseen from pg_class
      where relname = 'missions' and relkind = 'r'`,
  })
  return rows[0]
}

interface Node {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/**
 * What its statements touch of tables and indexes: pages of 8 kB, from memory or disk. A statement with a name is asked
 * by the plan that is made for any value as well, and the dearer one counts.
 */
async function pagesOf(read: (db: Queryable) => Promise<unknown>): Promise<number> {
  let touched = 0
  await read({
    query: async ({ name, text, values = [] }) => {
      const planned = await pagesBy(text, values)
      touched += name === undefined ? planned : Math.max(planned, await pagesByAnyPlan(text, values))
      return { rows: [], rowCount: 0 }
    },
  })
  return touched
}

async function pagesBy(text: string, values: unknown[]): Promise<number> {
  const { rows } = await patient.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: `explain (analyze, buffers, timing off, costs off, format json) ${text}`,
    values,
  })
  const pages = ({ 'QUERY PLAN': [{ Plan }] }: (typeof rows)[number]) =>
    Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  return rows.reduce((sum, row) => sum + pages(row), 0)
}

async function pagesByAnyPlan(text: string, values: readonly unknown[]): Promise<number> {
  await patient.query({ text: 'set plan_cache_mode = force_generic_plan' })
  await patient.query({ text: `prepare asked as ${text}` })
  const pages = await pagesBy(`execute asked (${values.map(literal).join(', ')})`, [])
  await patient.query({ text: 'deallocate asked' })
  await patient.query({ text: 'reset plan_cache_mode' })
  return pages
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  const text = Array.isArray(value)
    ? `{${value.join(',')}}`
    : value instanceof Date
      ? value.toISOString()
      : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

const member = testPrincipal({ id: busyMember, role: 'member', departmentCode: '69' })

const admin = testPrincipal({ role: 'admin', departmentCode: null })

function browsed({ over, ...shape }: Shape): Promise<number> {
  const offer = { columns: browseColumns, defaultSort: { sort: 'startAt', order: 'asc' }, fromBody: true } as const
  const request = parseList({ ...shape, filters: shape.filters ?? [] }, offer)
  const asked = { actor: member, at: today, request, recommended: !shape.sort }
  return pagesOf((db) => browseMissions(db, { ...asked, scope: over && 'over' }))
}

/** Asks for each and prints the ten dearest. @returns those beyond the budget */
async function beyond(budget: number, shapes: readonly Shape[]): Promise<string[]> {
  const asked: { name: string; pages: number }[] = []
  for (const shape of shapes) asked.push({ name: named(shape), pages: await browsed(shape) })
  asked.sort((a, b) => b.pages - a.pages)
  const told = asked.map(({ name, pages }) => `${String(pages).padStart(7)}  ${name}`)
  const median = asked[Math.floor(asked.length / 2)]?.pages ?? 0
  process.stdout.write(
    [`\n${shapes.length} questions, ${median} pages in the middle, the dearest:`, ...told.slice(0, 10), ''].join('\n'),
  )
  return told.slice(0, asked.filter(({ pages }) => pages > budget).length)
}

/** What the screens let people choose by. Whoever calls the interface may ask for more; `seldom` is asked by nobody yet. */
const screens: ListColumns = Object.fromEntries(
  Object.entries(browseColumns).filter(
    ([name, { facet, sortable }]) =>
      facet || name === 'kilometres' || (sortable && name !== 'title' && name !== 'placesLeft'),
  ),
)
const filters = filtersOf(screens).filter((filter) => !isSeldom(filter))
const facets = Object.entries(screens).flatMap(([name, { facet }]) => (facet ? [name] : []))
const words = ['octobre', 'octobre lyon', 'introuvable']

function isSeldom({ field, value }: Filter): boolean {
  if (['startAt', 'createdAt'].includes(field)) return true
  return value === false || (field === 'displayStatus' && String(value) !== 'upcoming')
}

function withEach(shape: Shape, each: readonly Filter[]): Shape[] {
  return [shape, ...each.map((filter) => ({ ...shape, filters: [filter] }))]
}

/** No tag tells when a mission begins, or how far it is: what words and tags find is looked at for it. */
const periods = filters.filter(({ field }) => ['startPeriod', 'kilometres'].includes(field))
const others = filters.filter((filter) => !periods.includes(filter))

/** Of the first in the table every second one; half of them are over. */
const marked = Array.from(
  { length: 100 },
  (_one, index) => `00000000-0000-4000-8000-${(index * 2 + 1).toString(16).padStart(12, '0')}`,
)

/** What is asked, and the pages that each may read. */
const questionsOf = (pages: number): [string, number, Shape[]][] => [
  ['every order, alone and with each filter', pages, sortsOf(screens).flatMap((sort) => withEach(sort, filters))],
  [
    'every order within a place, as it is planned once for all places',
    pages,
    sortsOf(screens).map((sort) => ({ ...sort, filters: [{ field: 'departmentCode', operator: 'eq', value: '69' }] })),
  ],
  // No screen offers what a mission is reserved to.
  [
    'every pair of filters',
    pages,
    pairsOf(filters.filter(({ field }) => field !== 'requiredVolunteerKinds')).map((pair) => ({ filters: pair })),
  ],
  // The page, the counts of what is not chosen, and those of what is: three countings.
  ['the counts of all choices, alone and with each filter', 2500, withEach({ facets }, filters)],
  ['words, alone and with each filter', pages, words.flatMap((search) => withEach({ search }, others))],
  ['words of a period or a distance', 7000, words.flatMap((search) => withEach({ search }, periods))],
  [
    'what is seldom asked',
    pages,
    filtersOf(screens)
      .filter(isSeldom)
      .map((filter) => ({ filters: [filter] })),
  ],
  // As many as one person may mark.
  [
    'favourites that are over',
    pages,
    [{ over: true, sort: 'startAt', order: 'desc', filters: [{ field: 'id', operator: 'in', value: marked }] }],
  ],
]
