import { useSelector, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Page } from '@ensemble/ui'
import { useState } from 'react'
import type { ShellState } from '../store/store.ts'
import { useOnReturn } from '../connection/connection-context.ts'
import { useServices } from '../platform/services.ts'

/** The session or the user could not be read: nobody is sent away for a service that is down. */
export function CheckFailed() {
  const { t } = useTranslation()
  const { recheckSession, reloadUser } = useServices()
  const sessionUnknown = useSelector((state: ShellState) => state.session.checkFailed)
  const [checking, setChecking] = useState(false)

  async function retry() {
    if (!sessionUnknown) return reloadUser()
    setChecking(true)
    await recheckSession()
    setChecking(false)
  }

  useOnReturn(true, () => void retry())

  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={t('guard.checkFailed')}
        text={t('guard.checkFailedText')}
        retrying={checking}
        onRetry={() => void retry()}
      />
    </Page>
  )
}
