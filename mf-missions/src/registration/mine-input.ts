import type { CallInput } from '@ensemble/mf-kit/calls'

/** What nearly everybody takes part in fits on one page, which every screen asks for and shares. */
const everything = 100

/** @param userId of the reader; while it is not known nothing is asked */
export function mineInput(userId: string | undefined): CallInput<'mission.participantMissions'> {
  return { params: { userId: userId ?? 'me' }, query: { pageSize: everything } }
}
