import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { formatDay, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { onItsClock } from '../../cards/use-dates-of.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'

type Place = Pick<WaitingForStaff['mission'], 'startAt' | 'departmentCode'>

/** What is said of everything that waits: who, when and where. */
export function useWaitingWords() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const placeName = usePlaceName()
  return {
    nameOf: ({ displayName }: { displayName: string }) => displayName || t('participants.unknown'),
    whenAndWhere: (mission: Place) => [
      formatDay(mission.startAt, onItsClock(mission, language)),
      mission.departmentCode ? placeName(mission.departmentCode) : null,
    ],
  }
}

export function inALine(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
