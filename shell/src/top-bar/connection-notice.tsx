import { useLocation, useTranslation } from '@ensemble/mf-kit'
import { Banner, VisuallyHidden, WindowWords } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useConnectionState } from '../connection/connection-context.ts'

/**
 * Says above every page that the server cannot be reached, and that nothing is lost; gone when it is back, which is said
 * to whoever cannot see it go.
 */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const state = useConnectionState()
  const isBack = useIsBack(state !== 'online')
  return (
    <>
      <Banner severity="warning">{state === 'online' ? null : t(`connection.${state}`)}</Banner>
      <VisuallyHidden role="status">{isBack ? t('connection.back') : ''}</VisuallyHidden>
    </>
  )
}

/** The same for every window over a page, shorter: the rest of a phone is for what is written there. */
export function ConnectionInWindows({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const state = useConnectionState()
  const words = state === 'online' ? null : t(`connection.inWindow.${state}`)
  return <WindowWords value={words}>{children}</WindowWords>
}

/** Whether the connection was lost and came back on this page: on the next one that is no news. */
function useIsBack(isLost: boolean): boolean {
  const { pathname } = useLocation()
  const [lostOn, setLostOn] = useState<string | null>(null)
  const next = isLost || lostOn === pathname ? pathname : null
  if (next !== lostOn) setLostOn(next)
  return !isLost && lostOn === pathname
}
