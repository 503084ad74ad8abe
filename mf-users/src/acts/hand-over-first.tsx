import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { TextLink } from '@ensemble/ui'
import type { namesOf } from '../texts/name-of.ts'

interface HandOverFirstProps {
  /** Why what was sent was refused; null while nothing was. */
  code: string | null | undefined
  /** Whose missions are in the way; `me` for one's own. */
  of: string
  /** How they are called (`namesOf`), where several people were acted on. */
  names?: ReturnType<typeof namesOf>
}

/**
 * The way on from the one refusal that the window cannot mend: whoever runs missions keeps their account and their role
 * until somebody else has them (decision 156). Nothing for any other refusal.
 */
export function HandOverFirst({ code, of, names }: HandOverFirstProps) {
  const { t } = useTranslation('mf-users')
  if (code !== 'REFERENT_HAS_MISSIONS') return null
  return (
    <div>
      <TextLink alone component={PrefetchLink} to={`/missions/management?handover=${of}`}>
        {names ? t('bulk.handOver', names) : t(of === 'me' ? 'own.delete.handOver' : 'profile.handOver')}
      </TextLink>
    </div>
  )
}
