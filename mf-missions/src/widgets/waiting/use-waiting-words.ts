import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { usePlaceName } from '../../cards/use-mission-words.ts'

type Place = Pick<WaitingForStaff['mission'], 'startAt' | 'departmentCode'>

/** What is said of everything that waits: who, when and where. */
export function useWaitingWords() {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  return {
    nameOf: ({ displayName }: { displayName: string }) => displayName || t('participants.unknown'),
    whenAndWhere: ({ startAt, departmentCode }: Place) => [
      dates.day(startAt),
      departmentCode ? placeName(departmentCode) : null,
    ],
  }
}

export function inALine(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
