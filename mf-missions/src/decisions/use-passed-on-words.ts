import type { PassedOn } from '@ensemble/contracts/missions/http'
import { useDates, useSession, useTranslation } from '@ensemble/mf-kit'

/** Says whose a request is now, since when and by whom, in the reader's eyes, with what was written to them. */
export function usePassedOnWords(): (passedOn: PassedOn) => string {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const { user } = useSession()
  const nameOf = (id: string, name: string) => (id === user?.id ? t('passing.you') : name || t('participants.unknown'))
  return ({ toId, toName, byId, byName, at, words }) => {
    const people = { to: nameOf(toId, toName), by: nameOf(byId, byName) }
    const said = t('passing.passedOn', { ...people, when: dates.exact(at) })
    return words ? t('passing.withWords', { said, words }) : said
  }
}
