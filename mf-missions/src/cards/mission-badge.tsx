import { useTranslation } from '@ensemble/mf-kit'
import { StatusChip } from '@ensemble/ui'
import type { Badge } from './badge-of.ts'

/** A state as a chip, or nothing. */
export function MissionBadge({ badge }: { badge: Badge | null }) {
  const { t } = useTranslation('mf-missions')
  return badge ? <StatusChip tone={badge.tone} label={t(badge.key, { rank: badge.rank ?? 0 })} /> : null
}
