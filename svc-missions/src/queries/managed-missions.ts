import { reachOf } from '@ensemble/contracts/permissions'
import { totalCap } from '@ensemble/contracts/total-cap'
import type { ManagedMission, ManagedScope } from '@ensemble/contracts/missions/http'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { missions } from '../data/mission-table.ts'
import { unansweredRequestSql } from '../data/unanswered-requests.ts'
import type { Actor } from '../domain/access.ts'
import { columnsOfSeats, commonColumns, now, reader, words } from './browse-columns.ts'
import { scopeSql } from './browse-scope.ts'
import { cardColumns, cardTables, instantSql } from './card.ts'
import { countersSql, displayStatusSql } from './mission-state.ts'
import { placeInSeriesSql, submissionSql, submittedAtSql } from './submission.ts'

/** Since when the longest waiting request of a mission waits for the team. */
const oldestRequestSql = `(select min(p.updated_at) from participants p where p.mission_id = m.id
  and ${unansweredRequestSql})`

/** Few rows: what one person runs, or a department. So every column may be sorted and filtered without an index. */
const columnsOfFew: ListColumns = {
  ...commonColumns,
  origin: { sql: 'm.origin', kind: 'enum', filterable: true, sortable: true, facet: true },
  type: { sql: 'm.type', kind: 'enum', filterable: true, sortable: true, facet: true },
  departmentCode: { ...commonColumns.departmentCode, sortable: true },
  organisationType: { ...commonColumns.organisationType, sortable: true },
  registrationMode: { ...commonColumns.registrationMode, sortable: true },
  capacity: { ...commonColumns.capacity, sortable: true, neverNull: true },
  startAt: { sql: 'm.start_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
  endAt: { sql: 'm.end_at', kind: 'date', filterable: true, sortable: true },
  createdAt: { sql: 'm.created_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
  approvalStatus: { sql: 'm.approval_status', kind: 'enum', filterable: true, sortable: true, facet: true },
  displayStatus: { sql: `(${displayStatusSql(now)})`, kind: 'enum', filterable: true, sortable: true, facet: true },
  validatedCount: { sql: 's.validated', kind: 'integer', filterable: true, sortable: true },
  awaitingStaffCount: { sql: 's.awaiting_staff', kind: 'integer', filterable: true, sortable: true },
  invitedCount: { sql: 's.invited', kind: 'integer', filterable: true, sortable: true },
  oldestRequestAt: { sql: oldestRequestSql, kind: 'date', filterable: true },
  organisationName: { ...words("m.organisation ->> 'name'"), sortable: true },
  contactName: { ...words('m.contact_name'), sortable: true },
}

/** What waits for approval is few whoever asks, and has a moment since which it waits. */
const columnsOfQueue: ListColumns = {
  ...columnsOfFew,
  submittedAt: { sql: submittedAtSql, kind: 'date', filterable: true, sortable: true, neverNull: true },
}

/** Orders that an index gives, and the one that is worked out for the newest thousand: of all missions there is no other. */
const ordersOfAll: readonly string[] = ['startAt', 'createdAt', 'title', 'placesLeft']

/** What a list of this scope offers for filters, sorts and facets. */
export function managedColumns(scope: ManagedScope): ListColumns {
  if (scope === 'to_approve') return columnsOfQueue
  if (scope !== 'all') return columnsOfFew
  const columns = Object.entries(columnsOfFew)
  return Object.fromEntries(
    columns.map(([name, column]) => [name, { ...column, sortable: ordersOfAll.includes(name), facet: false }]),
  )
}

/**
 * The missions of a scope, before any filter.
 * @throws Refusal FORBIDDEN for a scope that the role does not have
 */
function scopeOf(actor: Actor, scope: ManagedScope, values: Values): string {
  if (scope === 'to_approve') {
    const reach = reachOf('mission.approve', actor.role)
    if (reach === 'no') refuse('FORBIDDEN')
    const others = reach === 'others' ? `and m.creator_id <> ${reader}` : ''
    return `m.approval_status = 'waiting_for_approval' and m.rejected_at is null and m.closed_at is null
      and m.deleted_at is null ${others}`
  }
  // Counters are for those who reach the mission; who reaches a department only has the scope of that name.
  if (scope === 'all' && reachOf('mission.see_unapproved', actor.role) !== 'all') refuse('FORBIDDEN')
  return scopeSql(actor, scope, values)
}

/** The order of each scope that an index gives; what one person runs has none and needs none. */
const orderOf: Record<ManagedScope, { orderBy?: string }> = {
  mine: {},
  department: { orderBy: 'm.created_at, m.id' },
  to_approve: { orderBy: `${submittedAtSql}, m.id` },
  all: { orderBy: 'm.created_at, m.id' },
}

/** Seats are joined only where a filter looks at them: the index alone answers the rest. */
function tablesOf({ filters }: ListRequest): string {
  const looks = filters.some(({ field }) => columnsOfSeats.includes(field))
  return looks ? 'missions m join mission_seats s on s.mission_id = m.id' : 'missions m'
}

/** Seats change with every registration, so no index keeps their order: of all missions the newest are compared. */
function newestOf(from: string, where: string): string {
  return `select m.id from ${from} where ${where} order by m.created_at desc, m.id desc limit ${totalCap + 1}`
}

const managedOnly = selectList({
  ...missions.pick('approvalStatus', 'contactName', 'registrationMode').columns('m'),
  capacity: 's.capacity',
  organisation: `case when m.organisation is null then null
    else json_build_object('name', m.organisation ->> 'name', 'type', m.organisation ->> 'type') end`,
  createdAt: instantSql('m.created_at'),
  counters: countersSql,
  series: placeInSeriesSql,
})

type Row = Omit<ManagedMission, 'series' | 'submission'> & {
  series: ManagedMission['series'] | null
  submission: ManagedMission['submission'] | null
}

/** The same texts for every list. */
const columnsOfCard = cardColumns(now)
const tablesOfCard = cardTables(reader)

/**
 * Missions of a scope in every state, with their counters.
 * @throws Refusal FORBIDDEN, VALIDATION_FAILED, PAGE_OUT_OF_RANGE
 */
export async function managedMissions(
  db: Queryable,
  input: { actor: Actor; scope: ManagedScope; at: Date; request: ListRequest },
): Promise<ListPage<ManagedMission>> {
  const values = new Values()
  values.add(input.at)
  values.add(input.actor.id)
  const { request } = input
  const conditions = [
    scopeOf(input.actor, input.scope, values),
    `${now}::timestamptz is not null`,
    conditionsOf(request.filters, columnsOfQueue, values),
  ]
  if (request.search) {
    const searched = values.add(request.search)
    conditions.push(`m.search @@ websearch_to_tsquery('pg_catalog.french', plain_text(${searched}))`)
  }
  const where = conditions.join(' and ')
  const windowed = input.scope === 'all' && request.sort === 'placesLeft'
  const { rows, ...page } = await listPage<Row>(db, {
    select: `${columnsOfCard}, ${managedOnly}, ${input.scope === 'to_approve' ? submissionSql : 'null'} as submission`,
    from: tablesOfCard,
    where: windowed ? `m.id in (${newestOf(tablesOf(request), where)})` : where,
    counted: { from: tablesOf(request), ...orderOf[input.scope] },
    values,
    tieBreaker: 'm.id',
    columns: columnsOfQueue,
    request,
  })
  return {
    ...page,
    rows: rows.map(({ series, submission, ...row }) => ({
      ...row,
      ...(series && { series }),
      ...(submission && { submission }),
    })),
  }
}
