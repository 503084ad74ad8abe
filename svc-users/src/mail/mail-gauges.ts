import type { Queryable } from '@ensemble/service-kit/database'
import { gauge } from '@ensemble/service-kit/metrics/gauges'
import type { Registry } from '@ensemble/service-kit/metrics/registry'
import { countMails } from '../data/outgoing-mail.ts'

/** How the mails are: queued, how long, and given up. */
export function measureMails(metrics: Registry, db: Queryable): void {
  const counted = () => countMails(db).catch(() => undefined)
  gauge(metrics, 'mails_waiting', 'Mails that are queued and not sent yet', async () => (await counted())?.waiting)
  gauge(metrics, 'mails_age_seconds', 'How long the oldest mail has waited', async () => (await counted())?.ageSeconds)
  gauge(metrics, 'mails_given_up', 'Mails that no attempt is left for', async () => (await counted())?.givenUp)
}
