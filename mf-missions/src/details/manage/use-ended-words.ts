import type { CallData } from '@ensemble/mf-kit/calls'
import { useToast, useTranslation } from '@ensemble/mf-kit'

/** Tells how many dates of a series were cancelled or deleted, and how many stay. */
export function useEndedWords(): (ended: CallData<'mission.cancelFollowing'>) => void {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  return ({ cancelled, deleted, failed }) => {
    toast(t('series.cancelled', { count: cancelled + deleted }))
    if (failed.length > 0) {
      toast(t('series.failed', { count: failed.length }), { severity: 'warning', durationMs: 8000 })
    }
  }
}
