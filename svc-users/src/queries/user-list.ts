import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import { invitableDepartment, listScope, mayReachParticipants } from '../domain/list-scope.ts'
import type { Reader } from '../domain/visibility.ts'
import * as missionTitles from '../data/mission-titles.ts'
import type { Deps } from '../deps.ts'
import { candidateColumns, listCandidates } from './list-candidates.ts'
import { contactColumns, listParticipantContacts } from './list-participant-contacts.ts'
import { listUsers } from './list-users.ts'
import { userListColumns } from './user-list-columns.ts'

type Parameters = NonNullable<CallInput<'user.list'>['query']> | CallInput<'user.search'>['body']

/**
 * The list of users in the reader's scope; of a mission, how to reach those who take part
 * (`relation=participant`) or whom its team may ask (`relation=candidate`).
 * @throws Refusal OUT_OF_SCOPE, NOT_FOUND for an unknown mission, VALIDATION_FAILED, PAGE_OUT_OF_RANGE
 */
export async function userList(
  deps: Deps,
  reader: Reader,
  { missionId, relation, ...parameters }: Parameters,
  { fromBody }: { fromBody: boolean },
): Promise<CallData<'user.list'>> {
  if (relation === undefined) {
    if (missionId !== undefined) refuse('VALIDATION_FAILED', { fields: { relation: ['REQUIRED'] } })
    const scope = listScope(reader)
    const defaultSort = { sort: 'createdAt', order: 'desc' } as const
    const request = parseList(parameters, { columns: userListColumns(scope), defaultSort, fromBody })
    return listUsers(deps.db, scope, request)
  }
  if (missionId === undefined) refuse('VALIDATION_FAILED', { fields: { missionId: ['REQUIRED'] } })
  const mission = (await missionTitles.find(deps.db, missionId)) ?? refuse('NOT_FOUND')
  if (!mayReachParticipants(reader, mission)) refuse('OUT_OF_SCOPE')
  if (relation === 'candidate') {
    const defaultSort = { sort: 'lastAskedAt', order: 'asc' } as const
    const request = parseList(parameters, { columns: candidateColumns, defaultSort, fromBody })
    return listCandidates(deps, { missionId, departmentCode: invitableDepartment(reader) }, request)
  }
  const defaultSort = { sort: 'lastName', order: 'asc' } as const
  const request = parseList(parameters, { columns: contactColumns, defaultSort, fromBody })
  return listParticipantContacts(deps.db, missionId, request)
}
