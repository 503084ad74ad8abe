import type { RequestError } from '@ensemble/contracts/remote'
import { PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { TextLink } from '@ensemble/ui'

interface HandOverFirstProps {
  /** What was sent and refused; null while nothing was. */
  refusal: RequestError | null
  /** Whose missions are in the way; `me` for one's own. */
  of: string
}

/**
 * The way on from the one refusal that the window cannot mend: whoever runs missions keeps their account and their role
 * until somebody else has them (decision 156). Nothing for any other refusal.
 */
export function HandOverFirst({ refusal, of }: HandOverFirstProps) {
  const { t } = useTranslation('mf-users')
  if (refusal?.code !== 'REFERENT_HAS_MISSIONS') return null
  return (
    <div>
      <TextLink alone component={PrefetchLink} to={`/missions/management?handover=${of}`}>
        {t(of === 'me' ? 'own.delete.handOver' : 'profile.handOver')}
      </TextLink>
    </div>
  )
}
