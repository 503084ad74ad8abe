import type { Language } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import type { LoggedActivity } from '@ensemble/contracts/users/activity'
import { loggedActs, readingActs } from '@ensemble/contracts/users/logged-acts'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { csvRows, type FileColumn, fileOf, idColumn } from '@ensemble/service-kit/lists/csv'
import { wordsOf } from '@ensemble/contracts/words/word-of'
import { listPage } from '@ensemble/service-kit/lists/list-page'
import { type ListRequest, parseList } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { table } from '../data/activity.ts'
import { type LogScope, logScope } from '../domain/log-scope.ts'
import type { Reader } from '../domain/visibility.ts'

type LogParameters = NonNullable<CallInput<'activity.list'>['query']>

/** What the log offers for filters and orders. */
export const logColumns: ListColumns = {
  at: { sql: 'a.at', kind: 'date', filterable: true, sortable: true, neverNull: true },
  type: { sql: 'a.type', kind: 'enum', filterable: true },
}
const newestFirst = { sort: 'at', order: 'desc' } as const

/**
 * What was done on the platform, as far as the reader may know, a page at a time.
 * @throws Refusal OUT_OF_SCOPE, VALIDATION_FAILED, PAGE_OUT_OF_RANGE
 */
export async function activityLog(
  db: Queryable,
  reader: Reader,
  { actorId, format: _format, for: _for, ...parameters }: LogParameters,
): Promise<CallData<'activity.list'>> {
  const request = parseList(parameters, { columns: logColumns, defaultSort: newestFirst, fromBody: false })
  return readLog(db, reader, actorId, request)
}

/**
 * The same as a file, up to the rows that an export may have.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED
 */
export async function activityLogCsv(
  db: Queryable,
  reader: Reader,
  { actorId, format: _format, for: audience, ...parameters }: LogParameters,
  language: Language,
): Promise<{ csv: string; rows: number }> {
  if (reachOf('export.csv', reader.role) === 'no') refuse('FORBIDDEN')
  const request = parseList(parameters, { columns: logColumns, defaultSort: newestFirst, fromBody: false })
  const { items } = await readLog(db, reader, actorId, { ...request, page: 0, pageSize: csvRows })
  return { csv: fileOf(items, csvColumns, { language, for: audience }), rows: items.length }
}

async function readLog(
  db: Queryable,
  reader: Reader,
  actorId: string | undefined,
  request: ListRequest,
): Promise<CallData<'activity.list'>> {
  const values = new Values()
  const me = values.add(reader.id)
  const where = [
    `a.type = any(${values.add(loggedActs)}::text[])`,
    inScope(logScope(reader), values),
    ...(actorId === undefined ? [] : [`a.actor_id = ${values.add(actorId)}`]),
    conditionsOf(request.filters, logColumns, values),
  ].join(' and ')
  const { rows, ...page } = await listPage<LoggedActivity>(db, {
    select: selectList({
      ...table.pick('id', 'at', 'actorId', 'type', 'targetType').columns('a'),
      actorName: `u.first_name || ' ' || u.last_name`,
      targetId: `case when ${mayShowObject(me)} then a.target_id end`,
      targetTitle: `case when ${mayShowObject(me)} then ${missionTitle} end`,
    } satisfies Record<keyof LoggedActivity, string>),
    from: 'activity a join users u on u.id = a.actor_id',
    where,
    values,
    tieBreaker: 'a.id',
    columns: logColumns,
    request,
  })
  return { ...page, items: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })) }
}

const reading = `a.type in (${readingActs.map((act) => `'${act}'`).join(', ')})`

/** Whether a line names its object; of what somebody reads to themselves alone. */
function mayShowObject(me: string): string {
  return `(not ${reading} or a.actor_id = ${me})`
}

/** Only what is an id is looked for as one. */
const missionTitle = `(case when a.target_type = 'mission' and a.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then (select t.title from mission_titles t where t.mission_id = a.target_id::uuid) end)`

function inScope(scope: LogScope, values: Values): string {
  switch (scope.kind) {
    case 'all':
      return 'true'
    case 'own':
      return `a.actor_id = ${values.add(scope.actorId)}`
    case 'department':
      return `u.department_code = ${values.add(scope.departmentCode)} and u.role = 'member' and u.status <> 'deleted'`
    case 'managed':
      // Whoever runs a mission does not learn who looked at it: the scope itself would name the object.
      return `a.target_type = 'mission' and not ${reading} and a.target_id in (select t.mission_id::text from mission_titles t
        where t.manager_ids @> array[${values.add(scope.managerId)}]::uuid[])`
  }
}

const csvColumns: readonly FileColumn<LoggedActivity>[] = [
  { names: { fr: 'Date', en: 'Date' }, value: ({ at }) => at, as: 'instant' },
  { names: { fr: 'Personne', en: 'Person' }, value: ({ actorName }) => actorName },
  { names: { fr: 'Action', en: 'Action' }, value: ({ type }) => type, as: wordsOf('loggedActs') },
  { names: { fr: 'À propos de', en: 'About' }, value: ({ targetTitle, targetId }) => targetTitle ?? targetId },
  idColumn(),
]
