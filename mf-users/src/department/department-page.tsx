import { type Department, departments } from '@ensemble/contracts/departments'
import { counted, useLanguage, useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, EmptyState, Page, PageHeader, PlusIcon, Stack, Tabs } from '@ensemble/ui'
import type { ReactNode } from 'react'
import { ActivityLog } from '../history/activity-log.tsx'
import { useInviteWindow } from '../invite/use-invite-window.tsx'
import { LocalNeedsList } from '../local-needs/local-needs-list.tsx'
import { CommitteeCard } from './committee-card.tsx'
import { DepartmentArticles } from './department-articles.tsx'
import { DepartmentFigures } from './department-figures.tsx'
import { DepartmentMembers } from './department-members.tsx'
import { DepartmentMissions } from './department-missions.tsx'
import { DepartmentMonths } from './department-months.tsx'
import { type DepartmentTab, departmentTabs } from './department-tabs.ts'
import { useDepartmentCounts } from './use-department-counts.ts'

/** /my_department: the committee, its figures, its members, missions, requests and articles. For referents. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const { user } = useSession()
  const department = departments.find(({ code }) => code === user?.departmentCode)
  if (!department) {
    return (
      <Page>
        <EmptyState headingLevel={1} title={t('department.noDepartment')} text={t('department.noDepartmentHint')} />
      </Page>
    )
  }
  return <OfDepartment department={department} />
}

function OfDepartment({ department }: { department: Department }) {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const [address, setAddress] = useSearchParams()
  const { invite, inviteWindow } = useInviteWindow()
  const { figures, tabs, moreRequests } = useDepartmentCounts(department.code)
  const countOf = (id: DepartmentTab) => {
    const count = id === 'activity' ? null : tabs[id]
    if (count === null) return undefined
    return id === 'requests' && moreRequests ? `${counted(count, language)}+` : counted(count, language)
  }
  const tab = departmentTabs.find((known) => known === address.get('tab')) ?? 'members'
  const contents: Record<DepartmentTab, ReactNode> = {
    members: (
      <Stack sx={{ gap: '24px' }}>
        {/* One part: what becomes of a file stands above the table, and takes no room until it says something. */}
        <div>
          <DepartmentMembers onInvite={invite} />
        </div>
        <DepartmentMonths />
        <CommitteeCard department={department} />
      </Stack>
    ),
    invitations: <DepartmentMembers key="invitations" invited onInvite={invite} />,
    missions: <DepartmentMissions />,
    requests: <DepartmentMissions key="requests" waiting />,
    needs: <LocalNeedsList departmentCode={department.code} />,
    articles: <DepartmentArticles departmentCode={department.code} />,
    activity: <ActivityLog />,
  }
  return (
    <Page width="wide">
      <PageHeader
        title={t('department.title')}
        sentence={t('department.sentence', { name: department.name })}
        action={
          <Button icon={<PlusIcon />} onClick={invite}>
            {t('department.invite')}
          </Button>
        }
      />
      <DepartmentFigures figures={figures} moreRequests={moreRequests} />
      <Tabs
        label={t('department.tabs')}
        value={tab}
        // What narrowed the list before belongs to it alone.
        onChange={(next) => setAddress(next === 'members' ? {} : { tab: next }, { preventScrollReset: true })}
        items={departmentTabs.map((id) => ({
          id,
          label: t(`department.tab.${id}`),
          count: countOf(id),
          content: contents[id],
        }))}
      />
      {inviteWindow}
    </Page>
  )
}
