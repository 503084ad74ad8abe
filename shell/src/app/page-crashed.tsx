import { useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Page } from '@ensemble/ui'
import { useConnectionState, useOnReturn } from '../connection/connection-context.ts'
import { usePageTitle } from '../pages/page-title.ts'

/** A page of the shell that threw: the top bar and every other page go on. */
export function PageCrashed() {
  const { t } = useTranslation()
  // Without a connection its code did not come.
  const isLost = useConnectionState() !== 'online'
  const title = t(isLost ? 'crash.lostTitle' : 'crash.title')
  usePageTitle(title)
  const reload = () => window.location.reload()
  useOnReturn(true, reload)
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={title}
        text={t(isLost ? 'crash.lostText' : 'crash.text')}
        retryLabel={t('crash.reload')}
        onRetry={reload}
      />
    </Page>
  )
}
