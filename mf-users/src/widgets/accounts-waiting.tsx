import { patienceDays } from '@ensemble/contracts/patience'
import { nameOf } from '@ensemble/contracts/users/account-name'
import type { UserRow } from '@ensemble/contracts/users/http'
import { offeredActs, type OfferedAct } from '@ensemble/contracts/users/account-acts'
import { retryOf, useDates, useSession, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState, Text } from '@ensemble/ui'
import { useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { actWord } from '../acts/act-words.ts'
import { useAccountActs } from '../acts/use-account-acts.tsx'
import { useUsersApproveHeldMutation, useUsersListQuery } from '../api/users-api.ts'
import { departmentName } from '../texts/department-name.ts'
import { namesOf } from '../texts/name-of.ts'
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
  const dates = useDates()
  const [chosen, setChosen] = useState<{ act: OfferedAct; row: UserRow } | null>(null)
  const [approve] = useUsersApproveHeldMutation()
  const query = { page: 0, pageSize, sort: 'createdAt', order: 'asc', filters: awaitsApproval } as const
  const list = useUsersListQuery({ query })
  const { data, isError } = list
  const others = (data?.total ?? 0) - (data?.items.length ?? 0)
  const volunteers = useVolunteersWaiting(now - patienceMs)
  // What one of the two lists could not bring keeps nothing of the other back.
  const trained = volunteers.failed ? [] : volunteers.items
  const items = data && trained ? [...data.items.filter(isOurs).map(itemOf), ...trained] : null
  useWaiting('mf-users', {
    // Nobody is told that all is done while a part of it is not known.
    items: volunteers.failed && items?.length === 0 ? null : items,
    rest: others > 0 ? { label: t('widgets.moreAccounts', { count: others }), to: tableOf(role) } : undefined,
  })

  if (isError && !data) {
    return <ErrorState headingLevel={3} title={t('widgets.accountsFailed')} {...retryOf(list)} />
  }
  return (
    <>
      {volunteers.failed ? <ErrorState headingLevel={3} title={t('volunteers.failed')} {...volunteers.failed} /> : null}
      {/* Nowhere else is a list of training that a link could lead to. */}
      {volunteers.others > 0 ? <Text size="small">{t('volunteers.more', { count: volunteers.others })}</Text> : null}
      {chosen ? <ActDialog {...chosen} onClose={() => setChosen(null)} /> : volunteers.dialog}
    </>
  )

  /** What a team has passed on waits for the admins alone. */
  function isOurs({ passedOn }: UserRow): boolean {
    return role === 'admin' || !passedOn
  }

  function itemOf(row: UserRow): WaitingItem {
    const acts = offeredActs(actsOf(row), role)
    return {
      id: row.id,
      kind: t('widgets.account'),
      several: t('widgets.accounts'),
      title: nameOf(row),
      to: `/users/${row.id}`,
      about: [
        t(`roles.${row.role}`),
        // What the list of the department shows of the account to the same reader.
        row.profileType ? t(`profileTypes.${row.profileType}`) : null,
        row.byTelephone ? t('telephone.mark') : row.email,
        row.departmentCode ? departmentName(row.departmentCode) : null,
        row.passedOn
          ? t('widgets.passedOn', { name: row.passedOn.byName, when: dates.relative(row.passedOn.at) })
          : null,
      ]
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
      others: otherAnswers
        .filter((act) => acts.includes(act))
        .map((act) => ({ label: t(`acts.${actWord(act, row)}.action`), open: () => setChosen({ act, row }) })),
    }
  }
}

/** Answers that need words. */
const otherAnswers = ['refuse', 'contact', 'pass_on'] as const satisfies readonly OfferedAct[]

function tableOf(role: string | null): string {
  const filtered = new URLSearchParams({ filters: awaitsApproval }).toString()
  return role === 'admin' ? `/user_management?${filtered}` : `/my_department?${filtered}`
}
