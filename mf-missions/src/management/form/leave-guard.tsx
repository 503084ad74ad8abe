import { useBlocker, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useEffect } from 'react'

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  holds: () => boolean
  /** The server has what was written: leaving loses nothing. */
  kept: boolean
}

/** The end of a session is nobody's choice: it must not wait for an answer. */
const alwaysOpen = ['/unauthorised', '/login']

/** Asks before a page is left with something written and not sent, and says what becomes of it. */
export function LeaveGuard({ holds, kept }: LeaveGuardProps) {
  const { t } = useTranslation('mf-missions')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
      !alwaysOpen.includes(nextLocation.pathname),
  )

  useEffect(() => {
    // The browser asks in its own words; only where something would be lost.
    const ask = (event: BeforeUnloadEvent) => {
      if (holds() && !kept) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [holds, kept])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('form.leave.title')}
      consequence={t(kept ? 'form.leave.kept' : 'form.leave.lost')}
      cancelLabel={t('form.leave.stay')}
      confirmLabel={t('form.leave.go')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
