import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader } from '@ensemble/ui'
import { usePageTitle } from '../../app/page-title.ts'
import { RemoteWidgets } from '../../remotes/remote-widgets.tsx'
import { ManagedFiguresSection } from './managed-figures-section.tsx'
import { OwnFiguresSection } from './own-figures-section.tsx'

/** Figures of one's own: a member's participations, and for staff the missions they run. No ranking. */
export function DashboardPage() {
  const { t } = useTranslation()
  const { user, role } = useSession()
  usePageTitle(t('dashboard.title'))
  if (user === null) return null
  const isStaff = role !== 'member'
  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        sentence={t(isStaff ? 'dashboard.staffSentence' : 'dashboard.sentence')}
      />
      {isStaff ? <ManagedFiguresSection /> : null}
      <OwnFiguresSection userId={user.id} />
      <RemoteWidgets place="dashboard" />
    </Page>
  )
}
