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
import { firstValues, here, kinds, now, reader, readersRows } from './browse-columns.ts'
import { browseFacets, type Facets } from './browse-facets.ts'
import { pageSql } from './browse-order.ts'
import { browsedRows } from './browse-rows.ts'
import type { StaffScope } from './browse-scope.ts'
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
  scope?: StaffScope
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
 * @throws Refusal FORBIDDEN for a scope that the role does not have, VALIDATION_FAILED for a filter's value,
 *   PAGE_OUT_OF_RANGE
 */
export async function browseMissions(db: Queryable, input: BrowseInput): Promise<MissionPage> {
  if (!input.request.search) return browseBy(db, input, noWords)
  const exact = await browseBy(db, input, fullText)
  if (exact.total > 0) return exact
  const meant = await wordsMeant(db, input.request.search)
  if (meant === null) return exact
  const alike = await browseBy(db, input, theseInstead(meant))
  return alike.total > 0 ? { ...alike, alike: true } : exact
}

async function browseBy(db: Queryable, input: BrowseInput, words: WordSearch): Promise<MissionPage> {
  const { request, needs = [] } = input
  const values = firstValues(input)
  const { filters } = request
  const ranked = request.search !== '' && input.recommended
  // The best are looked for in a thousand, whichever they are.
  const anyThousand = ranked || request.sort === 'match'
  const further = [
    ...(request.sort === 'title' ? ['m.title'] : []),
    ...(ranked ? ['m.search'] : []),
    ...(needs.length > 0 ? columnsOfNeeds : []),
  ]
  const { rows, likeness } = browsedRows({
    ...input,
    search: request.search,
    words,
    filters,
    further,
    anyThousand,
    values,
  })
  const page = pageSql({
    rows,
    request,
    recommended: input.recommended,
    open: input.scope === undefined,
    likeness,
    needs,
    values,
  })
  // One row more than is shown says that there are more: of that one nothing else is read.
  const text = `with ${readersRows}, ${rows.with}, ${waysSql(here)}, me as materialized (${suitedReader(reader)})
    select counted.total, card.shown as card, card.key, card.id
    from counted left join lateral (
      select page.n, page.key, page.id, case when m.id is not null then (select row_to_json(shown)
        from (select ${cardColumns(now)}, ${organisationNameSql}, ${matchSql}, ${readersColumns({ now, reader, kinds })}) shown) end as shown
      from (${page.sql}) page left join (${cardTables(reader)})
        on m.id = case when page.n <= ${values.add(request.pageSize)} then page.id end left join me on true
    ) card on true order by card.n`
  const [{ rows: read }, facets] = await Promise.all([
    db.query<{ total: number; card: MissionCard | null; key: Placed['key']; id: string | null }>({
      ...(isPlain(input) && { name: nameOf(text) }),
      text,
      values: values.list,
    }),
    request.facets.length > 0 ? facetsOf(db, input, words) : undefined,
  ])
  const counted = read[0]?.total ?? 0
  const total = Math.min(counted, totalCap)
  const lastPage = Math.max(0, Math.ceil(total / request.pageSize) - 1)
  // Words that nothing holds may still find something alike, which has pages of its own.
  if (!request.cursor && request.page > lastPage && !(words === fullText && total === 0)) {
    refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  }
  const found = read.flatMap(({ card, key, id }) => (id === null ? [] : [{ card, key, id }]))
  const { shown, ...cursors } = cursorsAround(found, request)
  return {
    items: shown.flatMap(({ card }) => card ?? []),
    total,
    totalIsCapped: counted > totalCap,
    page: request.page,
    pageSize: request.pageSize,
    lastPage,
    ...(facets && { facets }),
    ...(page.placed ? cursors : {}),
  }
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

/** The same for the same text, and shorter than the 63 characters that PostgreSQL takes. */
function nameOf(text: string): string {
  return `browse-${createHash('sha256').update(text).digest('base64url')}`
}

function facetsOf(db: Queryable, input: BrowseInput, words: WordSearch): Promise<Facets> {
  const { filters, facets: names, search } = input.request
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
