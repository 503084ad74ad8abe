import { gauge } from '@ensemble/service-kit/metrics/gauges'
import type { Registry } from '@ensemble/service-kit/metrics/registry'
import * as healthReads from '../data/health-reads.ts'
import type { Deps } from '../deps.ts'

const hourMs = 3_600_000

/**
 * How shared answers are read: whether the record of it was changed, as the last check in this process found it, and
 * whether somebody reads more of them than a team has reason to.
 */
export function measureReads(metrics: Registry, { db, clock, chainOfReads }: Deps): void {
  gauge(metrics, 'health_reads_broken', 'Whether rows of the reads of health answers were changed or are gone', () =>
    chainOfReads.broken === undefined ? undefined : Number(chainOfReads.broken),
  )
  gauge(metrics, 'health_reads_most_by_one', 'Most readings of shared health answers by one person in an hour', () =>
    healthReads.mostByOne(db, new Date(clock.now().getTime() - hourMs)).catch(() => undefined),
  )
}
