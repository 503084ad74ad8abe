import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { RemoteWidgets } from '../../remotes/remote-widgets.tsx'
import { FiguresRange } from './figures-range.tsx'
import { ManagedFiguresSection } from './managed-figures-section.tsx'
import { OwnFiguresSection } from './own-figures-section.tsx'

/** What one is part of today, then the figures of a time, which the areas show: a member's own, the staff's reach. */
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
      {isStaff ? <ManagedFiguresSection /> : <OwnFiguresSection userId={user.id} />}
      <FiguresRange />
      <RemoteWidgets place="dashboard" />
    </Page>
  )
}
