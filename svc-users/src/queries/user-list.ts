import type { Language } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import { mayReachParticipants } from '@ensemble/contracts/users/participant-reach'
import { csvRows, fileOf } from '@ensemble/service-kit/lists/csv'
import type { ReadList } from '@ensemble/service-kit/http/read-list'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import { choosableDepartment, invitableDepartment, listScope } from '../domain/list-scope.ts'
import type { Reader } from '../domain/visibility.ts'
import * as missionTitles from '../data/mission-titles.ts'
import type { Deps } from '../deps.ts'
import { candidateColumns, listCandidates } from './list-candidates.ts'
import { listPossibleManagers, managerColumns } from './list-possible-managers.ts'
import { contactColumns, contactsForFile, listParticipantContacts } from './list-participant-contacts.ts'
import { listUsers, listUsersForFile } from './list-users.ts'
import { adminCsvColumns, contactCsvColumns, userCsvColumns } from './user-csv-columns.ts'
import { userListColumns } from './user-list-columns.ts'

const byName = { sort: 'lastName', order: 'asc' } as const

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
  { missionId, relation, format: _format, for: _for, ...parameters }: ListParameters,
  { fromBody, readList }: { fromBody: boolean; readList: ReadList },
): Promise<CallData<'user.list'>> {
  if (relation === undefined) {
    if (missionId !== undefined) refuse('VALIDATION_FAILED', { fields: { relation: ['REQUIRED'] } })
    const { scope, request } = asked(reader, parameters, fromBody)
    return readList((from) => listUsers(from, scope, request))
  }
  if (relation === 'manager') {
    const request = parseList(parameters, { columns: managerColumns, defaultSort: byName, fromBody })
    return listPossibleManagers(deps.db, choosableDepartment(reader), request)
  }
  const mission = await reachableMission(deps, reader, missionId)
  if (relation === 'candidate') {
    const defaultSort = { sort: 'lastAskedAt', order: 'asc' } as const
    const request = parseList(parameters, { columns: candidateColumns, defaultSort, fromBody })
    return listCandidates(deps, { mission, departmentCode: invitableDepartment(reader) }, request)
  }
  const request = parseList(parameters, { columns: contactColumns, defaultSort: byName, fromBody })
  return listParticipantContacts(deps.db, mission.missionId, request)
}

/**
 * The whole list of users in the reader's scope, with its filters, as a file of at most 20,000 rows; of a mission, how
 * to reach those who take part, which stands beside the mission's own file.
 * @throws Refusal OUT_OF_SCOPE, NOT_FOUND for an unknown mission, VALIDATION_FAILED also for whom a team may ask
 */
export async function userListCsv(
  deps: Deps,
  reader: Reader,
  { missionId, relation, format: _format, for: audience, ...parameters }: ListParameters,
  { fromBody, language }: { fromBody: boolean; language: Language },
): Promise<{ csv: string; rows: number }> {
  if (reachOf('export.csv', reader.role) === 'no') refuse('FORBIDDEN')
  const whole = { facets: [], page: 0, pageSize: csvRows }
  const file = { language, for: audience }
  if (relation === undefined && missionId === undefined) {
    const { scope, request } = asked(reader, parameters, fromBody)
    const users = await listUsersForFile(deps.db, scope, { ...request, ...whole })
    const columns = scope.kind === 'all' ? adminCsvColumns : userCsvColumns
    return { csv: fileOf(users, columns, file), rows: users.length }
  }
  if (relation !== 'participant') refuse('VALIDATION_FAILED', { fields: { format: ['NOT_IN_LIST'] } })
  const mission = await reachableMission(deps, reader, missionId)
  const request = parseList(parameters, { columns: contactColumns, defaultSort: byName, fromBody })
  const contacts = await contactsForFile(deps.db, mission.missionId, { ...request, ...whole })
  return { csv: fileOf(contacts, contactCsvColumns, file), rows: contacts.length }
}

/** A mission whose people the reader may reach. @throws Refusal OUT_OF_SCOPE, NOT_FOUND, VALIDATION_FAILED */
async function reachableMission(deps: Deps, reader: Reader, missionId: string | undefined) {
  if (missionId === undefined) refuse('VALIDATION_FAILED', { fields: { missionId: ['REQUIRED'] } })
  const mission = (await missionTitles.find(deps.db, missionId)) ?? refuse('NOT_FOUND')
  if (!mayReachParticipants(reader, mission)) refuse('OUT_OF_SCOPE')
  return { ...mission, missionId }
}

function asked(
  reader: Reader,
  parameters: Omit<ListParameters, 'missionId' | 'relation' | 'format' | 'for'>,
  fromBody: boolean,
) {
  const scope = listScope(reader)
  const defaultSort = { sort: 'createdAt', order: 'desc' } as const
  return { scope, request: parseList(parameters, { columns: userListColumns(scope), defaultSort, fromBody }) }
}
