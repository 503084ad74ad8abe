import { type MissionCard } from '@ensemble/contracts/missions/http'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'

/** Why a mission is proposed, in one sentence: all its reasons, which come from what the reader told of their wishes. */
export function useMatchWords() {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  return (match: MissionCard['match']): string | undefined => {
    if (!match || match.reasons.length === 0) return undefined
    const words = match.reasons.map((reason) => t(`match.${reason}`))
    return t('match.because', { reasons: new Intl.ListFormat(language).format(words) })
  }
}
