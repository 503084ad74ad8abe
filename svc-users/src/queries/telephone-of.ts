import type { CallData } from '@ensemble/contracts/schemas'
import { reachOf } from '@ensemble/contracts/permissions'
import * as claimCodes from '../data/claim-codes.ts'
import * as telephoneConsents from '../data/telephone-consents.ts'
import type { Deps } from '../deps.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import type { User } from '../domain/user.ts'
import type { Reader } from '../domain/visibility.ts'

/** What was agreed to by telephone, and how the person may take their account over; null for who signed up alone. */
export async function telephoneOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  reader: Reader,
): Promise<CallData<'user.get'>['telephone'] | null> {
  const { openedByTelephoneAt, claimedAt } = user
  if (openedByTelephoneAt === null || user.status === 'deleted') return null
  const own = user.id === reader.id
  const [consents, codeUntil] = await Promise.all([
    telephoneConsents.listOf(db, user.id),
    claimCodes.endOf(db, user.id, clock.now()),
  ])
  const reach = reachOf('user.open_by_telephone', reader.role)
  const ofDepartment = reach === 'department' && user.departmentCode === reader.departmentCode
  return {
    openedAt: openedByTelephoneAt.toISOString(),
    claimedAt: claimedAt?.toISOString() ?? null,
    consents: own ? consents.map(({ notedBy: _staff, ...consent }) => consent) : consents,
    codeUntil: codeUntil?.toISOString() ?? null,
    mayMakeCode: !own && isByTelephone(user) && user.status === 'validated' && (reach === 'all' || ofDepartment),
  }
}
