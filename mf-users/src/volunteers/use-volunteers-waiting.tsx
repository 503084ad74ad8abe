import { retryOf, useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import type { ReactNode } from 'react'
import { useUsersVolunteersWaitingQuery } from '../api/users-api.ts'
import { departmentName } from '../texts/department-name.ts'
import { useDecision } from './use-decision.tsx'

/** So many are told one by one, the longest waiting first; the others come as these are answered, and are counted. */
const asked = { query: { page: 0, pageSize: 100 } } as const

interface VolunteersWaiting {
  /** Null while it is not known. */
  items: WaitingItem[] | null
  /** How many wait beyond these. */
  others: number
  dialog: ReactNode
  /** Why the list could not be read, and the way to ask again; null where it was. */
  failed: ReturnType<typeof retryOf> | null
}

/**
 * What members are trained for and nobody has confirmed, as things that wait for the staff.
 * @param lateBefore what has waited since an earlier instant, in ms, waits for too long
 */
export function useVolunteersWaiting(lateBefore: number): VolunteersWaiting {
  const { t } = useTranslation('mf-users')
  const decision = useDecision()
  const query = useUsersVolunteersWaitingQuery(asked)
  const { data, isError } = query
  const items = data?.items.map(({ userId, displayName: name, departmentCode, kind, since }): WaitingItem => {
    const declared = { userId, name, kind }
    return {
      id: `${userId}/${kind}`,
      kind: t('volunteers.waiting'),
      several: t('volunteers.waitingSeveral'),
      title: name,
      to: `/users/${userId}`,
      about: [t(`volunteerKinds.${kind}`), departmentCode ? departmentName(departmentCode) : null]
        .filter(Boolean)
        .join(' · '),
      since,
      late: new Date(since).getTime() < lateBefore,
      others: [
        { label: t('volunteers.confirm.action'), open: () => decision.confirm(declared) },
        { label: t('volunteers.refuse.action'), open: () => decision.refuse(declared) },
      ],
    }
  })
  const others = (data?.total ?? 0) - (data?.items.length ?? 0)
  return { items: items ?? null, others, dialog: decision.dialog, failed: isError && !data ? retryOf(query) : null }
}
