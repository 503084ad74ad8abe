import type { MissionCard } from '@ensemble/contracts/missions/http'
import { formatDay, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { firstUnsaid } from './first-unsaid.ts'
import { onItsClock } from './use-dates-of.ts'
import { useMissionWords } from './use-mission-words.ts'

type Suggested = Pick<
  MissionCard,
  'match' | 'type' | 'mode' | 'city' | 'startAt' | 'endAt' | 'effort' | 'placesLeft' | 'departmentCode'
>

/** Why a mission is proposed, in one short sentence, from what the reader told of their wishes. */
export function useMatchWords() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const words = useMissionWords()

  /** All that fits, the most telling first: what somebody can do, and cares for, before where it is. */
  function reasonsOf({ match, type, mode, city }: Suggested): string[] {
    if (!match) return []
    const fits = (reason: string) => match.reasons.includes(reason)
    return [
      ...(match.skills ?? []).map((skill) => t('match.skill', { skill: t(`skills.${skill}`) })),
      ...(match.domains ?? []).map((domain) => t('match.domain', { domain: t(`domains.${domain}`) })),
      ...(fits('department') ? [city ? t('match.city', { city }) : t('match.department')] : []),
      ...(fits('type') ? [t('match.type', { type: t(`types.${type}`) })] : []),
      ...(fits('mode') ? [t('match.mode', { mode: t(`modes.${mode}`) })] : []),
    ]
  }

  /** What is worth saying of any mission. */
  function factsOf(mission: Suggested): string[] {
    const begun = new Date(mission.startAt) <= new Date()
    return [
      ...(begun ? [] : [t('match.day', { day: formatDay(mission.startAt, onItsClock(mission, language)) })]),
      t('match.effort', { effort: words.effort(mission) }),
      t('match.place', { place: words.where(mission) }),
    ]
  }

  return {
    /** The best reason for each mission by itself. */
    best: (mission: Suggested): string | undefined => reasonsOf(mission)[0],
    /** One for each of a few missions that are seen together: none is said twice. */
    each: (missions: readonly Suggested[]): (string | undefined)[] =>
      firstUnsaid(missions.map((mission) => [...reasonsOf(mission), ...factsOf(mission)])),
  }
}
