import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { awaitedFromSql, instantSql } from './card.ts'
import { passedOnSql } from './passed-on.ts'
import { onBehalfSql, participantViewColumns } from './participant-view.ts'

export const participantListColumns: ListColumns = {
  userId: { sql: 'p.user_id', kind: 'id', filterable: true },
  displayName: { sql: 'n.display_name', kind: 'text', filterable: true, sortable: true },
  departmentCode: { sql: 'n.department_code', kind: 'enum', filterable: true, sortable: true, facet: true },
  validationStatus: { sql: 'p.validation_status', kind: 'enum', filterable: true, sortable: true, facet: true },
  awaitedFrom: { sql: `(${awaitedFromSql})`, kind: 'enum', filterable: true, sortable: true, facet: true },
  origin: { sql: 'p.origin', kind: 'enum', filterable: true, sortable: true, facet: true },
  byTelephone: { sql: 'coalesce(n.by_telephone, false)', kind: 'boolean', filterable: true, sortable: true },
  createdAt: { sql: 'p.created_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
  withdrawnAt: { sql: 'p.withdrawn_at', kind: 'date', filterable: true, sortable: true },
}

const from = 'participants p left join members_v1 n on n.id = p.user_id'

/** The offer of a place that became free has no time of its own: while it waits, it is the last change of its row. */
const invitedAtSql = `coalesce(p.invited_at, case when (${awaitedFromSql}) = 'member' then p.updated_at end)`

const forManagers = selectList({
  ...participantViewColumns,
  onBehalf: onBehalfSql({
    byName: `coalesce((select b.display_name from members_v1 b where b.id = s.noted_by and not b.deleted), '')`,
  }),
  displayName: `coalesce(n.display_name, '')`,
  departmentCode: 'n.department_code',
  byTelephone: 'coalesce(n.by_telephone, false)',
  passedOn: passedOnSql,
  rejectedBy: 'p.rejected_by',
  invitedAt: instantSql(invitedAtSql),
  accountEnded: `case when n.deleted then 'deleted' when n.status = 'suspended' then 'suspended' end`,
} satisfies Record<Exclude<keyof ParticipantRow, 'part'>, string>)

const firstName = `split_part(n.display_name, ' ', 1)`
const fellowId = 'md5(p.mission_id || p.user_id)::uuid'

/** A first name, and that is all: the rest is empty. */
const forFellows = selectList({
  missionId: 'p.mission_id',
  userId: fellowId,
  origin: `'registration'`,
  validationStatus: `'validated'`,
  awaitedFrom: `'none'`,
  waitlistPosition: 'null',
  motivation: 'null',
  answers: `'{}'::text[]`,
  invitationMessage: 'null',
  invitationExpiresAt: 'null',
  sharedHealthFields: `'{}'::text[]`,
  conflictOfInterest: 'null',
  decidedAt: 'null',
  reasonCode: 'null',
  comment: 'null',
  withdrawnAt: 'null',
  attendance: 'null',
  newDateAnswer: 'null',
  surveySentAt: 'null',
  onBehalf: 'null',
  createdAt: 'joined.at',
  updatedAt: 'joined.at',
  displayName: firstName,
  departmentCode: 'null',
  byTelephone: 'false',
  passedOn: `'[]'::json`,
} satisfies Record<
  Exclude<keyof ParticipantRow, 'rejectedBy' | 'invitedAt' | 'placeOffered' | 'accountEnded' | 'part'>,
  string
>)

interface ListInput {
  missionId: string
  request: ListRequest
}

/** Participants as those who run the mission see them: everything but e-mail and phone, which svc-users keeps. */
export async function participantsForManagers(
  db: Queryable,
  { missionId, request }: ListInput,
): Promise<ListPage<ParticipantRow>> {
  const values = new Values()
  const conditions = [
    `p.mission_id = ${values.add(missionId)} and not p.blind`,
    conditionsOf(request.filters, participantListColumns, values),
  ]
  if (request.search)
    conditions.push(`plain_text(n.display_name) like '%' || plain_text(${values.add(request.search)}) || '%'`)
  const page = await listPage<ParticipantRow>(db, {
    select: forManagers,
    from,
    where: conditions.join(' and '),
    values,
    tieBreaker: 'p.user_id',
    columns: participantListColumns,
    request,
  })
  return { ...page, rows: page.rows.map((row) => ({ ...row, part: partOf(row) })) }
}

/**
 * Fellow participants of a collective mission who agreed to be seen: a first name and nothing else, under an
 * identifier that leads nowhere. Always in the order of these names: any other would tell of what it goes by, and a
 * cursor says it outright.
 */
export function participantsForFellows(
  db: Queryable,
  { missionId, userId, request: { cursor: _cursor, ...request } }: ListInput & { userId: string },
): Promise<ListPage<ParticipantRow>> {
  const values = new Values()
  const mission = values.add(missionId)
  const self = values.add(userId)
  return listPage<ParticipantRow>(db, {
    select: forFellows,
    from: `${from} cross join (select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from missions where id = ${mission}) joined`,
    where: `p.mission_id = ${mission} and p.user_id <> ${self} and p.validation_status = 'validated'
      and p.withdrawn_at is null and n.co_participant_visibility and not n.deleted`,
    values,
    tieBreaker: fellowId,
    columns: participantListColumns,
    request: { ...request, filters: [], facets: [] },
    orderBy: firstName,
  })
}

/** Whether a member takes part in a mission for certain, and agreed to be seen there. */
export async function isVisibleFellow(db: Queryable, missionId: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'participant-visible-fellow',
    text: `select 1 from ${from} where p.mission_id = $1 and p.user_id = $2 and p.validation_status = 'validated'
      and p.withdrawn_at is null and n.co_participant_visibility`,
    values: [missionId, userId],
  })
  return rowCount > 0
}
