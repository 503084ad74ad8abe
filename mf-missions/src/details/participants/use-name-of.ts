import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'

/** What somebody is called on the pages of a team; of a deleted account the service keeps words in French, which are nobody's name. */
export function useNameOf(): (person: Pick<ParticipantRow, 'displayName' | 'accountEnded'>) => string {
  const { t } = useTranslation('mf-missions')
  return ({ displayName, accountEnded }) =>
    accountEnded === 'deleted' ? t('participants.deleted') : displayName || t('participants.unknown')
}
