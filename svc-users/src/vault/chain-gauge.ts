import { gauge } from '@ensemble/service-kit/metrics/gauges'
import type { Registry } from '@ensemble/service-kit/metrics/registry'

/**
 * Whether the record of who read shared answers was changed.
 * @param chain what the last check in this process found
 */
export function measureChain(metrics: Registry, chain: Readonly<{ broken?: boolean }>): void {
  gauge(metrics, 'health_reads_broken', 'Whether rows of the reads of health answers were changed or are gone', () =>
    chain.broken === undefined ? undefined : Number(chain.broken),
  )
}
