import { createHash } from 'node:crypto'
import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import { totalCap } from '@ensemble/contracts/total-cap'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import type { Queryable } from '@ensemble/service-kit/database'
import { cursorsAround, type Placed } from '@ensemble/service-kit/lists/cursors-around'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Actor } from '../domain/access.ts'
import type { Candidate } from '../domain/registration.ts'
import { firstValues, here, kinds, now, reader, readersRows, staff } from './browse-columns.ts'
import { browseFacets, type Facets } from './browse-facets.ts'
import { pageSql } from './browse-order.ts'
import { browsedRows } from './browse-rows.ts'
import { type BrowseScope, openSql } from './browse-scope.ts'
import { isForAll, isPageForAll, nobody, sharedFacets, type Places, type SharedBrowsing } from './browse-shared.ts'
import { cardColumns, cardTables, matchSql, organisationNameSql, readersColumns } from './card.ts'
import { suitedReader } from './match.ts'
import { columnsOfNeeds } from './needs-met.ts'
import { waysSql } from './open-first.ts'
import { fullText, noWords, theseInstead, wordsMeant, type WordSearch } from './word-search.ts'

export interface BrowseInput {
  actor: Actor & Candidate
  at: Date
  request: ListRequest
  /** True when the caller named no sort. */
  recommended: boolean
  scope?: BrowseScope
  /** Of the reader, for the order where no sort was named; kept nowhere. */
  needs?: readonly PracticalNeed[]
  /** Post code and commune that distances begin at; without it, the department of who asks. */
  near?: string
}

export interface MissionPage {
  items: MissionCard[]
  total: number
  totalIsCapped: boolean
  page: number
  pageSize: number
  lastPage: number
  facets?: Facets
  next?: string
  previous?: string
  /** Nothing holds the words; these are nearly so. */
  alike?: true
}

/**
 * One page of missions: one statement, and one more when facets are asked for. Words that the full text does not find
 * are mended, and asked for once more.
 * @param shared what is the same for everybody, and then read once for all who ask at a time
 * @throws Refusal FORBIDDEN for a scope that the role does not have, VALIDATION_FAILED for a filter's value,
 *   PAGE_OUT_OF_RANGE
 */
export async function browseMissions(db: Queryable, input: BrowseInput, shared?: SharedBrowsing): Promise<MissionPage> {
  if (!input.request.search) return browseBy(db, input, noWords, shared)
  const exact = await browseBy(db, input, fullText)
  if (exact.total > 0) return exact
  const meant = await wordsMeant(db, input.request.search)
  if (meant === null) return exact
  const alike = await browseBy(db, input, theseInstead(meant))
  return alike.total > 0 ? { ...alike, alike: true } : exact
}

async function browseBy(
  db: Queryable,
  input: BrowseInput,
  words: WordSearch,
  shared?: SharedBrowsing,
): Promise<MissionPage> {
  const { request } = input
  const [{ counted, found, placed }, facets] = await Promise.all([
    shared && isPageForAll(input) ? sharedCards(db, input, shared) : ownCards(db, input, words),
    request.facets.length > 0 ? facetsOf(db, input, words, shared) : undefined,
  ])
  const total = Math.min(counted, totalCap)
  const lastPage = Math.max(0, Math.ceil(total / request.pageSize) - 1)
  // Words that nothing holds may still find something alike, which has pages of its own.
  if (!request.cursor && request.page > lastPage && !(words === fullText && total === 0)) {
    refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  }
  const { shown, ...cursors } = cursorsAround(found, request)
  return {
    items: shown.flatMap(({ card }) => card ?? []),
    total,
    totalIsCapped: counted > totalCap,
    page: request.page,
    pageSize: request.pageSize,
    lastPage,
    ...(facets && { facets }),
    ...(placed ? cursors : {}),
  }
}

interface Cards extends Omit<Places, 'found'> {
  /** None of what is gone meanwhile, and of the row beyond the page. */
  found: (Placed & { card: MissionCard | null })[]
}

async function ownCards(db: Queryable, input: BrowseInput, words: WordSearch): Promise<Cards> {
  const { values, rows, page } = pageOf(input, words)
  // One row more than is shown says that there are more: of that one nothing else is read.
  const shown = `case when page.n <= ${values.add(input.request.pageSize)} then page.id end`
  const text = `with ${beginning}, ${rows.with}
    select counted.total, card.shown as card, card.key, card.id
    from counted left join lateral (${cardsSql(page.sql, `m.id = ${shown}`)}) card on true order by card.n`
  const { rows: read } = await db.query<{
    total: number
    card: MissionCard | null
    key: Placed['key']
    id: string | null
  }>({
    ...(isPlain(input) && { name: nameOf(text) }),
    text,
    values: values.list,
  })
  const found = read.flatMap(({ card, key, id }) => (id === null ? [] : [{ card, key, id }]))
  return { counted: read[0]?.total ?? 0, found, placed: page.placed }
}

/** Where the same missions are shown to everybody, which they are is known from whoever asked last. */
async function sharedCards(db: Queryable, input: BrowseInput, shared: SharedBrowsing): Promise<Cards> {
  const { facets: _counts, ...question } = input.request
  const { found, ...known } = await shared.places.get(JSON.stringify(question), () => readPlaces(db, input))
  const values = firstValues(input)
  const ids = values.add(found.slice(0, input.request.pageSize).map(({ id }) => id))
  const listed = `select id, n, null as key from unnest(${ids}::text[]) with ordinality as listed (id, n)`
  const { rows: cards } = await db.query<{ card: MissionCard | null }>({
    name: 'browse-cards',
    text: `with ${beginning} select shown as card from (${cardsSql(listed, `m.id = page.id and ${openSql}`)}) card order by n`,
    values: values.list,
  })
  return { ...known, found: found.map((place, index) => ({ ...place, card: cards[index]?.card ?? null })) }
}

async function readPlaces(db: Queryable, input: BrowseInput): Promise<Places> {
  const { values, rows, page } = pageOf(
    { request: input.request, recommended: false, at: input.at, actor: nobody },
    noWords,
  )
  const { rows: read } = await db.query<{ total: number; key: Placed['key']; id: string | null }>({
    text: `with ${beginning}, ${rows.with}
      select counted.total, page.key, page.id from counted left join lateral (${page.sql}) page on true order by page.n`,
    values: values.list,
  })
  const found = read.flatMap(({ key, id }) => (id === null ? [] : [{ key, id }]))
  return { counted: read[0]?.total ?? 0, found, placed: page.placed }
}

/** What every statement of a page may ask: the reader's own missions, the ways from where they are, and what suits them. */
const beginning = `${readersRows}, ${waysSql(here)}, me as materialized (${suitedReader(reader)})`

/** The rows that are counted, and the page of them. */
function pageOf(input: BrowseInput, words: WordSearch) {
  const { request, needs = [] } = input
  const values = firstValues(input)
  const ranked = request.search !== '' && input.recommended
  // The best are looked for in a thousand, whichever they are.
  const anyThousand = ranked || request.sort === 'match'
  const further = [
    ...(request.sort === 'title' ? ['m.title'] : []),
    ...(ranked ? ['m.search'] : []),
    ...(needs.length > 0 ? columnsOfNeeds : []),
  ]
  const { search, filters } = request
  const { rows, likeness } = browsedRows({ ...input, search, words, filters, further, anyThousand, values })
  const open = input.scope === undefined
  const page = pageSql({ rows, request, recommended: input.recommended, open, likeness, needs, values })
  return { values, rows, page }
}

/** The card of `m` for its reader; the same text for every page. */
const shownCard = `select row_to_json(shown)
      from (select ${cardColumns(now)}, ${organisationNameSql}, ${matchSql}, ${readersColumns({ now, staff, kinds })}) shown`
const tablesOfCard = cardTables(reader)

/** What a page shows its reader. @param page SQL of `n`, `key` and `id` @param which condition on `m`, with `page` */
function cardsSql(page: string, which: string): string {
  return `select page.n, page.key, page.id, case when m.id is not null then (${shownCard}) end as shown
    from (${page}) page left join (${tablesOfCard}) on ${which} left join me on true`
}

/**
 * Whether one plan suits every value: one place in the order of an index. Then PostgreSQL plans the list once in a
 * connection, which costs several times as much as reading it. What else is asked has plans that depend on its values,
 * how many rows a page has among them.
 */
function isPlain({ request, recommended, scope }: BrowseInput): boolean {
  const { search, cursor, sort, filters } = request
  if (search !== '' || cursor !== undefined || recommended || scope !== undefined) return false
  if (sort !== 'startAt' && sort !== 'createdAt') return false
  return filters.length === 1 && filters.every(({ field, operator }) => field === 'departmentCode' && operator === 'eq')
}

/** By text, which holds no values: plain lists have one for each order. */
const names = new Map<string, string>()

/** The same for the same text, and shorter than the 63 characters that PostgreSQL takes. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `browse-${createHash('sha256').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

async function facetsOf(
  db: Queryable,
  input: BrowseInput,
  words: WordSearch,
  shared: SharedBrowsing | undefined,
): Promise<Facets> {
  const { facets: names, filters } = input.request
  if (!shared || !isForAll(input)) return countFacets(db, input, words, names)
  const same = sharedFacets(input.request)
  const own = names.filter((name) => !same.includes(name))
  const count = (who: BrowseInput, which: readonly string[]) => countFacets(db, who, noWords, which)
  const [ofAll, ofReader] = await Promise.all([
    same.length > 0
      ? shared.facets.get(JSON.stringify([same, filters]), () => count({ ...input, actor: nobody, near: '' }, same))
      : {},
    own.length > 0 ? count(input, own) : {},
  ])
  return { ...ofAll, ...ofReader }
}

function countFacets(db: Queryable, input: BrowseInput, words: WordSearch, names: readonly string[]): Promise<Facets> {
  const { filters, search } = input.request
  const values = firstValues(input)
  return browseFacets(db, {
    names,
    filters,
    values,
    open: input.scope === undefined,
    rows: (lifted) =>
      browsedRows({ ...input, search, words, filters: lifted, further: [], anyThousand: true, values }).rows,
  })
}
