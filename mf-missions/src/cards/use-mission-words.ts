import { departments } from '@ensemble/contracts/departments'
import { effortTime } from '@ensemble/contracts/missions/effort-words'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import { formatDay, formatPeriod, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { useCallback } from 'react'
import { addressOf } from './address-of.ts'
import { onItsClock } from './use-dates-of.ts'

type Dated = Partial<Pick<MissionCard, 'type'>> & Pick<MissionCard, 'startAt' | 'endAt' | 'departmentCode'>

/** Nearer than this, the middles of two communes say nothing more. */
const veryNear = 5

const energyLevels = [1, 2, 3] as const

/** The name of a place: a department, or the whole country. */
export function usePlaceName() {
  const { t } = useTranslation('mf-missions')
  return useCallback(
    (departmentCode: string | null) => {
      if (departmentCode === null) return t('places.national')
      const name = departments.find(({ code }) => code === departmentCode)?.name ?? ''
      return t('places.department', { code: departmentCode, name })
    },
    [t],
  )
}

/**
 * What is said of a mission wherever it is shown, in words.
 * @param options `complete` on paper, which is kept: dates with their year and their hours
 */
export function useMissionWords({ complete }: { complete?: boolean } = {}) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const placeName = usePlaceName()
  /** A mission that one can also join from afar says so, whatever is known of its place. */
  const orFromAfar = (mode: MissionCard['mode'], place: string) =>
    mode === 'mixed' ? t('card.mixed', { city: place }) : place

  function where({ mode, city, distanceKm = null }: Pick<MissionCard, 'mode' | 'city' | 'distanceKm'>): string {
    if (mode === 'remote' || !city) return t('modes.remote')
    const place = orFromAfar(mode, city)
    if (distanceKm === null) return place
    if (distanceKm < veryNear) return t('card.veryNear', { place })
    return t('card.away', { place, km: distanceKm.toLocaleString(language) })
  }

  return {
    /** Who proposes it: the outside organisation, the committee, or the league. */
    proposedBy: ({ organisation, departmentCode }: Pick<MissionCard, 'organisation' | 'departmentCode'>) => {
      if (organisation) return organisation.name
      if (departmentCode === null) return t('card.league')
      return t('card.committee', { place: placeName(departmentCode) })
    },
    where,
    /** The same with the street, for whoever is told it. */
    address: (mission: Parameters<typeof where>[0] & Parameters<typeof addressOf>[0]) => {
      const address = mission.mode === 'remote' ? null : addressOf(mission)
      return address === null ? where(mission) : orFromAfar(mission.mode, address)
    },
    when: ({ type, startAt, endAt, departmentCode }: Dated) => {
      const hours = { ...onItsClock({ departmentCode }, language), complete }
      const begun = new Date(startAt) <= new Date()
      // Nobody has to be there on the first day of a questionnaire.
      if (endAt !== null && begun && type === 'studies_and_surveys')
        return t('card.openUntil', { day: formatDay(endAt, hours) })
      if (endAt !== null) return formatPeriod(startAt, endAt, hours)
      return t(begun ? 'card.ongoing' : 'card.starting', {
        day: formatDay(startAt, hours),
      })
    },
    effort: ({ effort }: Pick<MissionCard, 'effort'>) => {
      const { hours, per } = effort
      return t(`effort.${per}`, { duration: effortTime(hours, language) })
    },
    energy: ({ energy }: Pick<MissionCard, 'energy'>) =>
      t(`energy.level_${energyLevels.find((level) => level === energy.level) ?? 1}`),
    places: ({ placesLeft }: Pick<MissionCard, 'placesLeft'>) => {
      if (placesLeft === null) return t('card.unlimited')
      return placesLeft === 0 ? t('card.noPlace') : t('card.places', { count: placesLeft })
    },
  }
}
