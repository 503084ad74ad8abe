import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { Saved } from './use-store-mission.ts'

/** Says what became of the form: waiting, published, or how many dates were made or changed. */
export function useTellSaved(): (saved: Saved) => void {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  return (saved) => {
    if (saved.kind === 'mission') return toast(t(`form.saved_${saved.mission.approvalStatus}`))
    if (saved.kind === 'series') {
      return toast(
        t(saved.approved ? 'series.made_approved' : 'series.made_waiting_for_approval', { count: saved.count }),
      )
    }
    toast(t('series.changed', { count: saved.changed }))
    if (saved.failed > 0) toast(t('series.failed', { count: saved.failed }), { severity: 'warning', durationMs: 8000 })
  }
}
