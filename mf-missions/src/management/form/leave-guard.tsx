import { useLeaveGuard, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  holds: () => boolean
  /** The server has what was written: leaving loses nothing. */
  kept: boolean
}

/** Asks before a page is left with something written and not sent, and says what becomes of it. */
export function LeaveGuard({ holds, kept }: LeaveGuardProps) {
  const { t } = useTranslation('mf-missions')
  const guard = useLeaveGuard({ holds, kept })
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('form.leave.title')}
      consequence={t(kept ? 'form.leave.kept' : 'form.leave.lost')}
      cancelLabel={t('form.leave.stay')}
      confirmLabel={t('form.leave.go')}
      onCancel={guard.stay}
      onConfirm={guard.go}
    />
  )
}
