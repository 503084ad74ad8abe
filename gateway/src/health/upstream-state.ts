import type { RunningService } from '@ensemble/contracts/deliveries'
import type { Upstreams } from '../forward/all-upstreams.ts'
import type { UpstreamName } from '../upstreams.ts'

const probeMs = 1_000

/** How a service answers just now: up, there but not ready to work, or not there. */
export async function upstreamState(upstreams: Upstreams, name: UpstreamName): Promise<RunningService['state']> {
  try {
    const { statusCode } = await upstreams[name].ask('/readyz', probeMs)
    return statusCode === 200 ? 'up' : 'not_ready'
  } catch {
    return 'down'
  }
}
