import type { ManagedMission } from '@ensemble/contracts/missions/http'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { now, reader } from './browse-columns.ts'
import { mine } from './browse-scope.ts'
import { cardColumns, cardTables, organisationNameSql } from './card.ts'
import { countersSql, displayStatusSql, placesLeftSql } from './mission-state.ts'
import { withPlainWords } from './plain-words.ts'

/** Few rows: what one person runs. So every column of the table may be sorted and filtered without an index. */
export const managedColumns: ListColumns = {
  title: { sql: 'plain_text(m.title)', kind: 'text', filterable: true, sortable: true },
  origin: { sql: 'm.origin', kind: 'enum', filterable: true, sortable: true, facet: true },
  type: { sql: 'm.type', kind: 'enum', filterable: true, sortable: true, facet: true },
  departmentCode: { sql: 'm.place_code', kind: 'enum', filterable: true, sortable: true, facet: true },
  startAt: { sql: 'm.start_at', kind: 'date', filterable: true, sortable: true },
  endAt: { sql: 'm.end_at', kind: 'date', filterable: true, sortable: true },
  createdAt: { sql: 'm.created_at', kind: 'date', filterable: true, sortable: true },
  approvalStatus: { sql: 'm.approval_status', kind: 'enum', filterable: true, sortable: true, facet: true },
  displayStatus: { sql: `(${displayStatusSql(now)})`, kind: 'enum', filterable: true, sortable: true, facet: true },
  placesLeft: { sql: placesLeftSql, kind: 'number', filterable: true, sortable: true },
  validatedCount: { sql: 's.validated', kind: 'number', filterable: true, sortable: true },
  awaitingStaffCount: { sql: 's.awaiting_staff', kind: 'number', filterable: true, sortable: true },
}

/** Missions that the reader created or manages, in every state, with their counters. */
export async function managedMissions(
  db: Queryable,
  input: { userId: string; at: Date; request: ListRequest },
): Promise<ListPage<ManagedMission>> {
  const values = new Values()
  values.add(input.at)
  values.add(input.userId)
  const { request } = input
  const conditions = [
    `m.deleted_at is null and ${mine} and ${now}::timestamptz is not null`,
    conditionsOf(withPlainWords(request.filters), managedColumns, values),
  ]
  if (request.search) {
    const words = values.add(request.search)
    conditions.push(`m.search @@ websearch_to_tsquery('pg_catalog.french', plain_text(${words}))`)
  }
  return listPage<ManagedMission>(db, {
    select: `${cardColumns(now)}, ${organisationNameSql}, m.approval_status as "approvalStatus", ${countersSql} as counters`,
    from: cardTables(reader),
    where: conditions.join(' and '),
    values,
    tieBreaker: 'm.id',
    columns: managedColumns,
    request,
  })
}
