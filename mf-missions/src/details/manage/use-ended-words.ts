import type { Mission } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { CallData } from '@ensemble/mf-kit/calls'
import { useLeftDates } from '../../decisions/use-left-dates.ts'

/** Tells how many dates of a series were cancelled or deleted, and which stay: in one toast, since a second takes its place. */
export function useEndedWords(mission: Mission): (ended: CallData<'mission.cancelFollowing'>) => void {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const leftDates = useLeftDates(mission)
  return ({ cancelled, deleted, failed }) => {
    const done = t('series.cancelled', { count: cancelled + deleted })
    const left = leftDates(failed)
    if (left === null) toast(done)
    else toast(`${done} ${left}`, { severity: 'warning', durationMs: 8000 })
  }
}
