import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as notifications from '../data/notifications.ts'
import type { Deps } from '../deps.ts'
import { titlesOf } from '../mail/titles.ts'

/**
 * One page of a person's own, each in both languages where its words are ours.
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function listNotifications(
  deps: Deps,
  userId: string,
  { page = 0, pageSize = 25, about }: CallInput<'user.notifications'>['query'] = {},
): Promise<CallData<'user.notifications'>> {
  const { items: stored, total, unread } = await notifications.pageOf(deps.db, userId, { page, pageSize, about })
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  const items = stored.map(({ said, ...item }) => {
    const titles = said ? titlesOf(said) : undefined
    return titles ? { ...item, titles } : item
  })
  return { items, total, totalIsCapped: false, page, pageSize, lastPage, unread }
}

/**
 * Marks notifications as read.
 * @throws Refusal VALIDATION_FAILED when neither some nor all are named
 */
export async function readNotifications(
  deps: Deps,
  userId: string,
  { ids, all }: { ids?: number[]; all?: true },
): Promise<{ unread: number }> {
  if (!ids && !all) refuse('VALIDATION_FAILED', { fields: { ids: ['REQUIRED'] } })
  return inTransaction(deps.db, async (tx) => {
    await notifications.markRead(tx, userId, all ? null : (ids ?? []), deps.clock.now())
    const { unread } = await notifications.pageOf(tx, userId, { page: 0, pageSize: 1 })
    return { unread }
  })
}
