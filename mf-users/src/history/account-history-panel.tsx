import { nameOf } from '@ensemble/contracts/users/account-name'
import type { UserRow } from '@ensemble/contracts/users/http'
import { retryOf, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, ListSkeleton, SidePanel } from '@ensemble/ui'
import { useUsersGetQuery } from '../api/users-api.ts'
import { AccountHistory } from './account-history.tsx'

/** The history of an account beside the list. */
export function AccountHistoryPanel({ row, onClose }: { row: UserRow; onClose: () => void }) {
  const { t } = useTranslation('mf-users')
  const query = useUsersGetQuery({ params: { userId: row.id } })
  const { currentData: user, isError } = query
  return (
    <SidePanel open title={t('history.titleOf', { name: nameOf(row) })} onClose={onClose}>
      {user ? <AccountHistory entries={user.history ?? []} createdAt={user.createdAt} /> : null}
      {!user && isError ? <ErrorState title={t('history.failed')} {...retryOf(query)} /> : null}
      {!user && !isError ? <ListSkeleton /> : null}
    </SidePanel>
  )
}
