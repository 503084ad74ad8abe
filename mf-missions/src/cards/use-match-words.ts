import { type MissionCard } from '@ensemble/contracts/missions/http'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'

const reasons = ['domains', 'type', 'skills', 'department', 'mode'] as const

/** Why a mission is proposed, in one sentence: all its reasons, which come from what the reader told of their wishes. */
export function useMatchWords() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  return (match: MissionCard['match']): string | undefined => {
    if (!match || match.reasons.length === 0) return undefined
    const known = match.reasons.flatMap((reason) => reasons.find((each) => each === reason) ?? [])
    const words = known.map((reason) => t(`match.${reason}`))
    return t('match.because', { reasons: new Intl.ListFormat(language).format(words) })
  }
}
