import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missedSearches from '../data/missed-searches.ts'
import * as usageWeeks from '../data/usage-weeks.ts'
import type { Reader } from '../domain/visibility.ts'

/** Figures on fewer people would tell of them one by one. */
const fewestPeople = 10

/**
 * How much the platform is used. Words that were looked for belong to no department, since they belong to nobody.
 * @throws Refusal OUT_OF_SCOPE for a referent without a department
 */
export async function useFigures(
  db: Queryable,
  reader: Reader,
  range: NonNullable<CallInput<'activity.statistics'>['query']>,
): Promise<CallData<'activity.statistics'>> {
  const everywhere = reachOf('user.statistics', reader.role) === 'all'
  const departmentCode = everywhere ? null : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
  const weeks = await usageWeeks.membersByWeek(db, { ...range, departmentCode })
  return {
    weeks: weeks.map(({ week, members }) => ({ week, members: members >= fewestPeople ? members : null })),
    missedSearches: everywhere ? await missedSearches.wanted(db, range) : null,
  }
}
