import { patienceDays } from '@ensemble/contracts/patience'
import type { UserRow } from '@ensemble/contracts/users/http'
import { errorMessage, useSession, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState } from '@ensemble/ui'
import { useState } from 'react'
import { RefuseDialog } from '../acts/refuse-dialog.tsx'
import { useAccountActs } from '../acts/use-account-acts.tsx'
import { useUsersApproveHeldMutation, useUsersListQuery } from '../api/users-api.ts'
import { departmentName } from '../texts/department-name.ts'
import { nameOf, namesOf } from '../texts/name-of.ts'
import { useVolunteersWaiting } from '../volunteers/use-volunteers-waiting.tsx'

const patienceMs = patienceDays.account * 86_400_000

/** So many are told one by one; the table has the others. */
const pageSize = 50
const awaitsApproval = JSON.stringify([{ field: 'awaits', operator: 'in', value: ['approval'] }])

/**
 * Tells the /home of who approves accounts which wait, and which training of members is to be confirmed, with the answers
 * that can be given there.
 */
export function Component() {
  const { t } = useTranslation('mf-users')
  const { role } = useSession()
  const { actsOf } = useAccountActs()
  const [now] = useState(() => Date.now())
  const [refusing, setRefusing] = useState<UserRow | null>(null)
  const [approve] = useUsersApproveHeldMutation()
  const query = { page: 0, pageSize, sort: 'createdAt', order: 'asc', filters: awaitsApproval } as const
  const { data, error, isError, isFetching, refetch } = useUsersListQuery({ by: 'address', query })
  const others = (data?.total ?? 0) - (data?.items.length ?? 0)
  const volunteers = useVolunteersWaiting(now - patienceMs)
  // What one of the two lists could not bring keeps nothing of the other back.
  const trained = volunteers.failed ? [] : volunteers.items
  useWaiting('mf-users', {
    items: data && trained ? [...data.items.map(itemOf), ...trained] : null,
    rest: others > 0 ? { label: t('widgets.moreAccounts', { count: others }), to: tableOf(role) } : undefined,
  })

  if (isError && !data) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('widgets.accountsFailed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return refusing ? <RefuseDialog row={refusing} onClose={() => setRefusing(null)} /> : volunteers.dialog

  function itemOf(row: UserRow): WaitingItem {
    const acts = actsOf(row)
    return {
      id: row.id,
      kind: t('widgets.account'),
      title: nameOf(row),
      to: `/users/${row.id}`,
      about: [t(`roles.${row.role}`), row.departmentCode ? departmentName(row.departmentCode) : null]
        .filter(Boolean)
        .join(' · '),
      since: row.createdAt,
      late: now - new Date(row.createdAt).getTime() > patienceMs,
      ...(acts.includes('approve')
        ? {
            accept: {
              label: t('acts.approve.action'),
              done: t('acts.approve.done', namesOf(row)),
              send: async () => {
                await approve({ params: { userId: row.id }, body: {} }).unwrap()
                return null
              },
            },
          }
        : {}),
      others: acts.includes('refuse') ? [{ label: t('acts.refuse.action'), open: () => setRefusing(row) }] : [],
    }
  }
}

function tableOf(role: string | null): string {
  const filtered = new URLSearchParams({ filters: awaitsApproval }).toString()
  return role === 'admin' ? `/user_management?${filtered}` : `/my_department?${filtered}`
}
