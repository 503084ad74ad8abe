import { PrefetchLink, useSession, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, EmptyState, LinkButton, ListSkeleton, Page, PageHeader, useFewer } from '@ensemble/ui'
import { useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { mayOpen } from '../../guards/route-access.ts'
import { useServices } from '../../platform/services.ts'
import { RemoteWidgets, useWidgets } from '../../remotes/remote-widgets.tsx'
import { HomeSentence } from './home-sentence.tsx'
import { ideas } from './ideas.ts'
import { OwnTasks } from './own-tasks.tsx'
import { afterWaiting, WaitingSection } from './waiting/waiting-section.tsx'

const managementPath = '/missions/management'

/**
 * Where everybody begins: what waits for an answer, what comes next, then ideas, or a button for them. The bars lead
 * everywhere else.
 */
export function HomePage() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { user, role } = useSession()
  const fewer = useFewer()
  const [wantsIdeas, setWantsIdeas] = useState(false)
  usePageTitle(t('home.title'))
  const staff = role !== null && role !== 'member'
  const canCreate = staff && mayOpen(registry, managementPath, role)
  const telling = useWidgets({ place: 'home', before: afterWaiting }).length
  // Staff have none.
  const hasIdeas = useWidgets({ place: 'home', from: ideas }).length > 0
  const hasWidgets = registry.remotes.some(({ descriptor }) => descriptor.widgets.some(({ place }) => place === 'home'))

  return (
    <Page>
      <PageHeader
        title={t('home.greeting', { name: user?.firstName ?? user?.displayName ?? '' })}
        sentence={<HomeSentence />}
        action={
          canCreate ? (
            <LinkButton variant="primary" component={PrefetchLink} to={`${managementPath}?form=new`}>
              {t('home.newMission')}
            </LinkButton>
          ) : null
        }
      />
      {telling > 0 ? <WaitingSection expected={telling} /> : null}
      <RemoteWidgets
        place="home"
        from={afterWaiting}
        before={ideas}
        waiting={<ListSkeleton rows={1} rowHeight={160} />}
      />
      <OwnTasks />
      {hasIdeas && fewer ? (
        <Box>
          <Button variant="secondary" aria-expanded={wantsIdeas} onClick={() => setWantsIdeas(!wantsIdeas)}>
            {t('home.ideas')}
          </Button>
        </Box>
      ) : null}
      {hasIdeas && (wantsIdeas || !fewer) ? <RemoteWidgets place="home" from={ideas} /> : null}
      {hasWidgets ? null : <EmptyState title={t('home.nothing')} text={t('home.nothingText')} />}
    </Page>
  )
}
