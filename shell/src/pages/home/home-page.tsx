import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, LinkButton, Page, PageHeader } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { mayOpen } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'
import { RemoteWidgets, useWidgets } from '../../remotes/remote-widgets.tsx'
import { OwnTasks } from './own-tasks.tsx'
import { afterWaiting, WaitingSection } from './waiting/waiting-section.tsx'

const browsePath = '/missions/browse'
const newMissionPath = '/missions/management'

/** Where everybody begins: a greeting, the one main action, what waits for the staff, and what each area has to show. */
export function HomePage() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { user, role } = useSession()
  usePageTitle(t('home.title'))
  const staff = role !== null && role !== 'member'
  const actionPath = staff ? newMissionPath : browsePath
  const canAct = role !== null && mayOpen(registry, actionPath, role)
  const telling = useWidgets({ place: 'home', before: afterWaiting }).length
  const hasWidgets = registry.remotes.some(({ descriptor }) => descriptor.widgets.some(({ place }) => place === 'home'))

  return (
    <Page>
      <PageHeader
        title={t('home.greeting', { name: user?.firstName ?? user?.displayName ?? '' })}
        sentence={t(staff ? 'home.staffSentence' : 'home.sentence')}
        action={
          canAct ? (
            <LinkButton variant="primary" component={PrefetchLink} to={staff ? `${actionPath}?form=new` : actionPath}>
              {t(staff ? 'home.newMission' : 'home.browse')}
            </LinkButton>
          ) : null
        }
      />
      {telling > 0 ? <WaitingSection expected={telling} /> : null}
      <OwnTasks />
      {hasWidgets ? (
        <RemoteWidgets place="home" from={afterWaiting} />
      ) : (
        <EmptyState title={t('home.nothing')} text={t('home.nothingText')} />
      )}
    </Page>
  )
}
