import { toCsv } from '@ensemble/contracts/csv'
import type { Language } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import { choosableDepartment, invitableDepartment, listScope, mayReachParticipants } from '../domain/list-scope.ts'
import type { Reader } from '../domain/visibility.ts'
import * as missionTitles from '../data/mission-titles.ts'
import type { Deps } from '../deps.ts'
import { candidateColumns, listCandidates } from './list-candidates.ts'
import { listPossibleManagers, managerColumns } from './list-possible-managers.ts'
import { contactColumns, listParticipantContacts } from './list-participant-contacts.ts'
import { listUsers } from './list-users.ts'
import { userCsvColumns } from './user-csv-columns.ts'
import { userListColumns } from './user-list-columns.ts'

export type ListParameters = NonNullable<CallInput<'user.list'>['query']> | CallInput<'user.search'>['body']

/**
 * The list of users in the reader's scope; of a mission, how to reach those who take part
 * (`relation=participant`) or whom its team may ask (`relation=candidate`); of any, who may run it
 * (`relation=manager`).
 * @throws Refusal OUT_OF_SCOPE, NOT_FOUND for an unknown mission, VALIDATION_FAILED, PAGE_OUT_OF_RANGE
 */
export async function userList(
  deps: Deps,
  reader: Reader,
  { missionId, relation, format: _format, ...parameters }: ListParameters,
  { fromBody }: { fromBody: boolean },
): Promise<CallData<'user.list'>> {
  if (relation === undefined) {
    if (missionId !== undefined) refuse('VALIDATION_FAILED', { fields: { relation: ['REQUIRED'] } })
    const { scope, request } = asked(reader, parameters, fromBody)
    return listUsers(deps.db, scope, request)
  }
  const byName = { sort: 'lastName', order: 'asc' } as const
  if (relation === 'manager') {
    const request = parseList(parameters, { columns: managerColumns, defaultSort: byName, fromBody })
    return listPossibleManagers(deps.db, choosableDepartment(reader), request)
  }
  if (missionId === undefined) refuse('VALIDATION_FAILED', { fields: { missionId: ['REQUIRED'] } })
  const mission = (await missionTitles.find(deps.db, missionId)) ?? refuse('NOT_FOUND')
  if (!mayReachParticipants(reader, mission)) refuse('OUT_OF_SCOPE')
  if (relation === 'candidate') {
    const defaultSort = { sort: 'lastAskedAt', order: 'asc' } as const
    const request = parseList(parameters, { columns: candidateColumns, defaultSort, fromBody })
    return listCandidates(deps, { missionId, departmentCode: invitableDepartment(reader) }, request)
  }
  const request = parseList(parameters, { columns: contactColumns, defaultSort: byName, fromBody })
  return listParticipantContacts(deps.db, missionId, request)
}

/**
 * The whole list of users in the reader's scope, with its filters, as a file of at most 20,000 rows.
 * @throws Refusal OUT_OF_SCOPE, VALIDATION_FAILED also for the people of a mission, whose file is the mission's
 */
export async function userListCsv(
  deps: Deps,
  reader: Reader,
  { missionId, relation, format: _format, ...parameters }: ListParameters,
  { fromBody, language }: { fromBody: boolean; language: Language },
): Promise<{ csv: string; rows: number }> {
  if (missionId !== undefined || relation !== undefined)
    refuse('VALIDATION_FAILED', { fields: { format: ['NOT_IN_LIST'] } })
  if (reachOf('export.csv', reader.role) === 'no') refuse('FORBIDDEN')
  const { scope, request } = asked(reader, parameters, fromBody)
  const { items } = await listUsers(deps.db, scope, { ...request, facets: [], page: 0, pageSize: csvRows })
  return { csv: toCsv(items, userCsvColumns(language)), rows: items.length }
}

function asked(
  reader: Reader,
  parameters: Omit<ListParameters, 'missionId' | 'relation' | 'format'>,
  fromBody: boolean,
) {
  const scope = listScope(reader)
  const defaultSort = { sort: 'createdAt', order: 'desc' } as const
  return { scope, request: parseList(parameters, { columns: userListColumns(scope), defaultSort, fromBody }) }
}
