import { Link, useSelector, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, LinkButton, Page } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import type { ShellState } from '../../store/store.ts'

/** An address that is no page. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  usePageTitle(t('notFound.title'))
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <LinkButton variant="primary" component={Link} to={authenticated ? '/home' : '/'}>
            {t('notFound.action')}
          </LinkButton>
        }
      />
    </Page>
  )
}
