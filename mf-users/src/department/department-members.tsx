import { useTranslation } from '@ensemble/mf-kit'
import { Button } from '@ensemble/ui'
import { useMemo } from 'react'
import { useUserColumns } from '../user-list/user-columns.tsx'
import { UserTable } from '../user-list/user-table.tsx'

/** The members of the department, or those who were invited and have not answered. */
export function DepartmentMembers({ invited = false, onInvite }: { invited?: boolean; onInvite: () => void }) {
  const { t } = useTranslation('mf-users')
  const columns = useUserColumns()
  const shown = useMemo(
    () =>
      invited
        ? [columns.invitee, columns.invitationSentAt, columns.invitationExpiresAt]
        : [
            columns.name,
            columns.firstName,
            columns.email,
            columns.status,
            // The state and the act say it for most; which step it is, for whoever asks.
            { ...columns.awaits, hidden: true },
            columns.profileType,
            columns.createdAtOrWait,
            columns.lastLoginAt,
            columns.participationCount,
          ],
    [invited, columns],
  )
  const tab = invited ? 'invitations' : 'members'
  const action = (
    <Button variant="secondary" onClick={onInvite}>
      {t('department.invite')}
    </Button>
  )
  return (
    <UserTable
      label={t(`department.tab.${tab}`)}
      keepAs={`department.${tab}`}
      columns={shown}
      always={[
        { field: 'role', operator: 'eq', value: 'member' },
        ...(invited ? [{ field: 'awaits', operator: 'eq' as const, value: 'invitation' }] : []),
      ]}
      empty={{ title: t(`department.empty.${tab}`), text: t(`department.emptyHint.${tab}`), action }}
    />
  )
}
