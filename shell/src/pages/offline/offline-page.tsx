import { useLanguage } from '@ensemble/mf-kit'
import { EmptyState, Page, TextLink } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { offlineTexts } from './offline-texts.ts'

/** What the service worker shows for any address that cannot be reached. Rendered by the build, and in no script of the page. */
export function OfflinePage() {
  const { title, text, again } = offlineTexts[useLanguage()]
  usePageTitle(title)
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={title}
        text={text}
        action={
          // An empty address is the one that could not be opened.
          <TextLink alone href="">
            {again}
          </TextLink>
        }
      />
    </Page>
  )
}
