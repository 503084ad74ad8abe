import Type from 'typebox'
import { RunningService } from '@ensemble/contracts/deliveries'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import type { Upstreams } from '../forward/all-upstreams.ts'
import type { UpstreamName } from '../upstreams.ts'

const probeMs = 1_000

const saysRelease = checkOf(Type.Required(Type.Pick(RunningService, ['release'])))

/**
 * How a service answers just now: up, there but not ready to work, or not there; and which release it says it is.
 * @param withinMs how long it may take to say so
 */
export async function upstreamState(
  upstreams: Upstreams,
  name: UpstreamName,
  withinMs = probeMs,
): Promise<RunningService> {
  try {
    const { statusCode, text } = await upstreams[name].ask('/readyz', withinMs)
    return { name, state: statusCode === 200 ? 'up' : 'not_ready', ...releaseIn(text) }
  } catch {
    return { name, state: 'down' }
  }
}

/** Nothing where it says none: the release before this one does not, nor does a program that runs from its sources. */
function releaseIn(text: string): { release?: string } {
  const answer = checkedJson(text, saysRelease)
  return answer ? { release: answer.release } : {}
}
