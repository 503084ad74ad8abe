import { departments } from '@ensemble/contracts/departments'
import { useDates, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, Heading, Page, PageHeader } from '@ensemble/ui'
import { userColumns } from '../user-list/user-columns.tsx'
import { UserTable } from '../user-list/user-table.tsx'
import { CommitteeCard } from './committee-card.tsx'

/** /my_department: the committee and its members. For referents. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const { user } = useSession()
  const columns = userColumns(t, useDates())
  const department = departments.find(({ code }) => code === user?.departmentCode)
  if (!department) {
    return (
      <Page>
        <EmptyState headingLevel={1} title={t('department.noDepartment')} text={t('department.noDepartmentHint')} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={t('department.title')} sentence={t('department.sentence', { name: department.name })} />
      <CommitteeCard department={department} />
      <Heading level={2}>{t('department.members')}</Heading>
      <UserTable
        label={t('department.members')}
        columns={[
          columns.name,
          columns.firstName,
          columns.email,
          columns.status,
          columns.profileType,
          columns.createdAt,
          columns.lastLoginAt,
          columns.participationCount,
        ]}
        always={[{ field: 'role', operator: 'eq', value: 'member' }]}
        empty={{ title: t('department.empty'), text: t('department.emptyHint') }}
      />
    </Page>
  )
}
