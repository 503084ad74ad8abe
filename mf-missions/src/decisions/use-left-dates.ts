import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { useDatesOf } from '../cards/use-dates-of.ts'

/**
 * Says which dates of a series an act on several of them left as they were; null where it left none.
 * @param mission one of the series; absent for a new one, which has no other dates yet
 */
export function useLeftDates(mission: Mission | undefined): (left: readonly { missionId: string }[]) => string | null {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission ?? { departmentCode: null })
  return (left) => {
    if (left.length === 0) return null
    const known = mission?.series?.dates ?? []
    const days = left.map(({ missionId }) => {
      const date = known.find((one) => one.missionId === missionId)
      return date ? dates.day(date.startAt) : '–'
    })
    return t('series.failed', { count: left.length, days: days.join(', ') })
  }
}
