import type { Log } from '@ensemble/service-kit/log'
import { byUpstream, upstreamNames, type Timeouts, type UpstreamName } from '../upstreams.ts'
import { Upstream } from './upstream.ts'

export type Upstreams = Readonly<Record<UpstreamName, Upstream>>

/** @param origins where each service listens */
export function openUpstreams(origins: Record<UpstreamName, string>, timeouts: Timeouts, log: Log): Upstreams {
  return byUpstream((name) => new Upstream(name, origins[name], timeouts, log))
}

export async function closeUpstreams(upstreams: Upstreams): Promise<void> {
  await Promise.all(upstreamNames.map((name) => upstreams[name].close()))
}

/** Calls that the gateway works on, waiting ones included. */
export function callsUnderWay(upstreams: Upstreams): number {
  const bulkheads = upstreamNames.flatMap((name) => Object.values(upstreams[name].bulkheads))
  return bulkheads.reduce((sum, { inUse, waiting }) => sum + inUse + waiting, 0)
}
