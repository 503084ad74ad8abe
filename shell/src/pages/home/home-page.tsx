import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, LinkButton, Page, PageHeader } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { mayOpen } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'
import { RemoteWidgets } from '../../remotes/remote-widgets.tsx'
import { OwnTasks } from './own-tasks.tsx'

const browsePath = '/missions/browse'

/** Widgets of a lower order say what waits for the staff: it stands before what only concerns oneself (decisions.md §7). */
const afterWaiting = 10

/** Where a member begins: a greeting, the one main action, and what each area has to show. */
export function HomePage() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { user, role } = useSession()
  usePageTitle(t('home.title'))
  const canBrowse = role !== null && mayOpen(registry, browsePath, role)
  const hasWidgets = registry.remotes.some(({ descriptor }) => descriptor.widgets.some(({ place }) => place === 'home'))

  return (
    <Page>
      <PageHeader
        title={t('home.greeting', { name: user?.firstName ?? user?.displayName ?? '' })}
        sentence={t(role === 'member' ? 'home.sentence' : 'home.staffSentence')}
        action={
          canBrowse ? (
            <LinkButton variant="primary" component={PrefetchLink} to={browsePath}>
              {t('home.browse')}
            </LinkButton>
          ) : null
        }
      />
      <RemoteWidgets place="home" before={afterWaiting} />
      <OwnTasks />
      {hasWidgets ? (
        <RemoteWidgets place="home" from={afterWaiting} />
      ) : (
        <EmptyState title={t('home.nothing')} text={t('home.nothingText')} />
      )}
    </Page>
  )
}
