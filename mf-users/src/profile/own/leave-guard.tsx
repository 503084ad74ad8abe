import { useLeaveGuard, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import type { UnsavedPart } from './unsaved.ts'

/** Asks before a part of the profile is left with words that could not be saved. */
export function LeaveGuard({ parts }: { parts: ReadonlySet<UnsavedPart> }) {
  const { t } = useTranslation('mf-users')
  const guard = useLeaveGuard({
    holds: () => [...parts].some((part) => part.holds()),
    settled: () => Promise.all([...parts].map((part) => part.settled())),
    leaves: (from, to) => from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search),
  })
  return (
    <ConfirmDialog
      open={guard.asking}
      title={t('own.leave.title')}
      consequence={t('own.leave.lost')}
      cancelLabel={t('own.leave.stay')}
      confirmLabel={t('own.leave.go')}
      onCancel={guard.stay}
      onConfirm={guard.go}
    />
  )
}

function tabOf(search: string): string | null {
  return new URLSearchParams(search).get('tab')
}
