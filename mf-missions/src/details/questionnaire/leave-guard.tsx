import { useLeaveGuard, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import type { Autosave } from './use-autosave.ts'

/** Keeps what was answered last before the questionnaire is left, and asks where the server could not take it. */
export function LeaveGuard({ draft }: { draft: Autosave }) {
  const { t } = useTranslation('mf-missions')
  const guard = useLeaveGuard({ holds: draft.holds, settled: draft.settled, kept: draft.status !== 'unsaved' })
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('questionnaire.leaveTitle')}
      consequence={t('questionnaire.leaveLost')}
      cancelLabel={t('questionnaire.leaveStay')}
      confirmLabel={t('questionnaire.leaveGo')}
      onCancel={guard.stay}
      onConfirm={guard.go}
    />
  )
}
