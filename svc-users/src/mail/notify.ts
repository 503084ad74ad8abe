import { userEvents } from '@ensemble/contracts/users/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import * as notifications from '../data/notifications.ts'

/** Puts something on a person's list, and has their open tabs told, in the transaction of what happened. */
export async function notify(tx: Tx, notification: notifications.NewNotification): Promise<void> {
  const id = await notifications.insert(tx, notification)
  if (id === undefined) return
  const { userId, at } = notification
  await recordEvent(tx, {
    definition: userEvents.notificationCreated,
    aggregateId: String(id),
    aggregateVersion: 1,
    time: at,
    data: { userId },
  })
}

/** The page of a link to this platform. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
