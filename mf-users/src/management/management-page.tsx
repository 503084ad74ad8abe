import { counted, useLanguage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { Button, Page, PageHeader, PlusIcon, Tabs } from '@ensemble/ui'
import { useMemo } from 'react'
import { useInviteWindow } from '../invite/use-invite-window.tsx'
import { type UserColumns, useUserColumns } from '../user-list/user-columns.tsx'
import { UserTable } from '../user-list/user-table.tsx'
import { filtersOf, type ManagementTab, managementTabs } from './management-tabs.ts'
import { useTabCounts } from './use-tab-counts.ts'

/** /user_management: every account, by where it stands. For admins. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const [address, setAddress] = useSearchParams()
  const { invite, inviteWindow } = useInviteWindow()
  const language = useLanguage()
  const counts = useTabCounts()
  const tab = managementTabs.find((known) => known === address.get('tab')) ?? managementTabs[0]

  function open(next: ManagementTab) {
    // Another tab is another list: what narrowed the one before would only puzzle.
    setAddress(next === managementTabs[0] ? {} : { tab: next }, { preventScrollReset: true })
  }

  return (
    <Page width="wide">
      <PageHeader
        title={t('management.title')}
        sentence={t('management.sentence')}
        action={
          <Button icon={<PlusIcon />} onClick={invite}>
            {t('invite.action')}
          </Button>
        }
      />
      <Tabs
        label={t('management.tabs')}
        value={tab}
        onChange={open}
        items={managementTabs.map((id) => ({
          id,
          label: t(`management.tab.${id}`),
          count: counts && counted(counts[id], language),
          content: <AccountsOf key={id} tab={id} />,
        }))}
      />
      {inviteWindow}
    </Page>
  )
}

function AccountsOf({ tab }: { tab: ManagementTab }) {
  const { t } = useTranslation('mf-users')
  const columns = useUserColumns()
  const shown = useMemo(() => columnsOf(tab, columns), [tab, columns])
  return (
    <UserTable
      label={t(`management.tab.${tab}`)}
      keepAs={`accounts.${tab}`}
      columns={shown}
      always={filtersOf(tab)}
      empty={{ title: t(`management.empty.${tab}`) }}
      everywhere={
        tab === 'all'
          ? undefined
          : (search) => `/user_management?${new URLSearchParams({ tab: 'all', search }).toString()}`
      }
    />
  )
}

function columnsOf(tab: ManagementTab, columns: UserColumns) {
  const { invitee, name, firstName, email, role, department, createdAt, invitationSentAt, invitationExpiresAt } =
    columns
  if (tab === 'invitations') return [invitee, role, department, invitationSentAt, invitationExpiresAt]
  // The state takes their place where all accounts stand, the end of the suspension where it is one state: nothing is cut
  // at 1,280 px.
  const hidden = tab === 'all' || tab === 'suspended'
  return [
    name,
    firstName,
    email,
    ...(tab === 'all' ? [columns.status] : []),
    ...(tab === 'suspended' ? [columns.suspension] : []),
    role,
    columns.profileType,
    department,
    tab === 'pending_approval' ? columns.createdAtOrWait : { ...createdAt, hidden },
    // Who waits to be let in has done nothing here yet; the button of the row says what nearly all wait for.
    ...(tab === 'pending_approval'
      ? [{ ...columns.awaits, hidden: true }]
      : [columns.lastLoginAt, { ...columns.participationCount, hidden }]),
  ]
}
