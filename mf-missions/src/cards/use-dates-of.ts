import type { Language } from '@ensemble/contracts/enumerations'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import { clockOf } from '@ensemble/contracts/zone-words'
import { zoneOf } from '@ensemble/contracts/zones'
import { useDates, useLanguage } from '@ensemble/mf-kit'

type Placed = Pick<MissionCard, 'departmentCode'>

/** How the hours of a mission are said: on the clock of its committee, which is named where it is not that of Paris. */
export function onItsClock({ departmentCode }: Placed, language: Language) {
  return { language, timeZone: zoneOf(departmentCode), clock: clockOf(departmentCode, language) }
}

/** Dates of one mission in the visitor's language, as `useDates`. */
export function useDatesOf(mission: Placed, { complete }: { complete?: boolean } = {}) {
  const { timeZone, clock } = onItsClock(mission, useLanguage())
  return useDates({ timeZone, clock, complete })
}
