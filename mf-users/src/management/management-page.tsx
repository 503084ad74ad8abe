import { userStatuses, type UserStatus } from '@ensemble/contracts/enumerations'
import { useDates, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader, Tabs } from '@ensemble/ui'
import { userColumns } from '../user-list/user-columns.tsx'
import { UserTable } from '../user-list/user-table.tsx'
import { useStatusCounts } from './use-status-counts.ts'

/** /user_management: every account, by where it stands. For admins. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const [address, setAddress] = useSearchParams()
  const counts = useStatusCounts()
  const tab = userStatuses.find((status) => status === address.get('tab')) ?? userStatuses[0]

  function open(status: UserStatus) {
    // Another tab is another list: what narrowed the one before would only puzzle.
    setAddress(status === userStatuses[0] ? {} : { tab: status }, { preventScrollReset: true })
  }

  return (
    <Page>
      <PageHeader title={t('management.title')} sentence={t('management.sentence')} />
      <Tabs
        label={t('management.tabs')}
        value={tab}
        onChange={open}
        items={userStatuses.map((status) => ({
          id: status,
          label: t(`management.tab.${status}`),
          count: counts?.[status],
          content: <AccountsOf key={status} status={status} />,
        }))}
      />
    </Page>
  )
}

function AccountsOf({ status }: { status: UserStatus }) {
  const { t } = useTranslation('mf-users')
  const columns = userColumns(t, useDates())
  return (
    <UserTable
      label={t(`management.tab.${status}`)}
      columns={[
        columns.name,
        columns.firstName,
        columns.email,
        columns.role,
        columns.profileType,
        columns.department,
        columns.createdAt,
        columns.lastLoginAt,
        columns.participationCount,
      ]}
      always={[{ field: 'status', operator: 'eq', value: status }]}
      empty={{ title: t(`management.empty.${status}`) }}
    />
  )
}
