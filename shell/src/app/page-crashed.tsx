import { useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Page } from '@ensemble/ui'
import { usePageTitle } from '../pages/page-title.ts'

/** A page of the shell that threw: the top bar and every other page go on. */
export function PageCrashed() {
  const { t } = useTranslation()
  usePageTitle(t('crash.title'))
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={t('crash.title')}
        text={t('crash.text')}
        retryLabel={t('crash.reload')}
        onRetry={() => window.location.reload()}
      />
    </Page>
  )
}
