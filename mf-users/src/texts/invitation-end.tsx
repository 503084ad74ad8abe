import { useDates, useTranslation } from '@ensemble/mf-kit'
import { StatusChip } from '@ensemble/ui'
import { useState } from 'react'

/** Until when an invitation may be answered, or that it may no more. */
export function InvitationEnd({ at }: { at: string }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  // Looked at once: a cell that changes while it is read helps nobody.
  const [now] = useState(() => new Date().toISOString())
  if (at <= now) return <StatusChip tone="refused" label={t('invite.expired')} />
  return <span title={dates.exact(at)}>{dates.day(at)}</span>
}
