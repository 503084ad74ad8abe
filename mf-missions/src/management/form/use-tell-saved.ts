import type { Mission } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { useLeftDates } from '../../decisions/use-left-dates.ts'
import type { Saved } from './use-store-mission.ts'

/**
 * Says what became of the form: waiting, published, or how many dates were made or changed, and which stay as they were.
 * @param mission that was edited; absent for a new one
 */
export function useTellSaved(mission: Mission | undefined): (saved: Saved) => void {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const leftDates = useLeftDates(mission)
  return (saved) => {
    if (saved.kind === 'mission') return toast(t(`form.saved_${saved.mission.approvalStatus}`))
    if (saved.kind === 'series') {
      return toast(
        t(saved.approved ? 'series.made_approved' : 'series.made_waiting_for_approval', { count: saved.count }),
      )
    }
    const done = t('series.changed', { count: saved.changed })
    const left = leftDates(saved.failed)
    if (left === null) return toast(done)
    // One toast is shown at a time: both are said in it.
    toast(`${done} ${left}`, { severity: 'warning', durationMs: 8000 })
  }
}
