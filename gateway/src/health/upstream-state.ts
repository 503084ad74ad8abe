import type { RunningService } from '@ensemble/contracts/deliveries'
import type { Upstreams } from '../forward/all-upstreams.ts'
import type { UpstreamName } from '../upstreams.ts'

const probeMs = 1_000

/**
 * How a service answers just now: up, there but not ready to work, or not there.
 * @param withinMs how long it may take to say so
 */
export async function upstreamState(
  upstreams: Upstreams,
  name: UpstreamName,
  withinMs = probeMs,
): Promise<RunningService['state']> {
  try {
    const { statusCode } = await upstreams[name].ask('/readyz', withinMs)
    return statusCode === 200 ? 'up' : 'not_ready'
  } catch {
    return 'down'
  }
}
