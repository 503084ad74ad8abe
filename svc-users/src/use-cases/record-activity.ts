import { refuse } from '@ensemble/service-kit/refusal'
import * as activity from '../data/activity.ts'
import type { Deps } from '../deps.ts'

export interface ActivityInput {
  actorId: string
  type: string
  targetType?: string
  targetId?: string
  metadata?: { found?: 'yes' | 'no' }
}

/**
 * Notes one use of the platform by a person; state changes are noted by the events that tell of them.
 * @throws Refusal RATE_LIMITED beyond the number allowed per minute, VALIDATION_FAILED for metadata of another kind
 */
export async function recordActivity(deps: Deps, { actorId, type, ...input }: ActivityInput): Promise<{ id: string }> {
  const found = input.metadata?.found
  if (found && type !== 'search') refuse('VALIDATION_FAILED', { fields: { metadata: ['UNKNOWN_FIELD'] } })
  const at = deps.clock.now()
  const { activityPerMinute } = deps.rules
  const minuteAgo = new Date(at.getTime() - 60_000)
  const recent = await activity.countSince(deps.db, actorId, minuteAgo, activityPerMinute)
  if (recent >= activityPerMinute) refuse('RATE_LIMITED', { params: { retryAfter: 60 } })
  const id = deps.newId()
  const target = { targetType: input.targetType ?? null, targetId: input.targetId ?? null }
  await activity.insert(deps.db, { id, type, actorId, ...target, metadata: found ? { found } : {}, at })
  return { id }
}
