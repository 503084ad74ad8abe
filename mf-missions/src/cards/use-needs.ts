import { needsMet, type PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import { useSession, useTranslation } from '@ensemble/mf-kit'

const none: readonly PracticalNeed[] = []

/** What the reader needs in order to take part; nothing for who told nothing, or has it closed just now. */
export function useNeeds(): readonly PracticalNeed[] {
  return useSession().user?.needs ?? none
}

/** Which needs of the reader a mission answers, in words; null for none. */
export function useNeedsMet(
  mission: Pick<MissionCard, 'mode' | 'startAt' | 'departmentCode' | 'energy'>,
): string | null {
  const { t } = useTranslation('mf-missions')
  const met = needsMet(useNeeds(), mission)
  return met.length === 0 ? null : met.map((need) => t(`practicalNeeds.${need}`)).join(' · ')
}
