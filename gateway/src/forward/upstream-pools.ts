import { Pool } from 'undici'
import { connectionsPerUpstream, upstreamNames, type Timeouts, type UpstreamName } from '../upstreams.ts'

export type UpstreamPools = Readonly<Record<UpstreamName, Pool>>

/**
 * Connections to each service, kept open between calls.
 * @param origins where each service listens
 */
export function openPools(origins: Record<UpstreamName, string>, timeouts: Timeouts): UpstreamPools {
  const open = (name: UpstreamName) =>
    new Pool(origins[name], {
      connections: connectionsPerUpstream,
      connect: { timeout: timeouts.connectMs },
      headersTimeout: timeouts.headersMs,
      // Between two pieces of an answer.
      bodyTimeout: Math.max(timeouts.totalMs, 10_000),
      keepAliveTimeout: 4_000,
      pipelining: 1,
    })
  return { 'svc-users': open('svc-users'), 'svc-missions': open('svc-missions'), 'svc-articles': open('svc-articles') }
}

export async function closePools(pools: UpstreamPools): Promise<void> {
  await Promise.all(upstreamNames.map((name) => pools[name].destroy()))
}
