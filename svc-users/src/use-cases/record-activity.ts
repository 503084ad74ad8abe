import { refuse } from '@ensemble/service-kit/refusal'
import * as activity from '../data/activity.ts'
import type { Deps } from '../deps.ts'

export interface ActivityInput {
  actorId: string
  type: string
  targetType?: string
  targetId?: string
  metadata?: Record<string, string>
}

/** Bytes of a row's metadata at most (decisions.md §1, Activity). */
const metadataLimit = 2048

/**
 * Notes one use of the platform by a person; state changes are noted by the events that tell of them.
 * @throws Refusal RATE_LIMITED beyond the number allowed per minute, VALIDATION_FAILED for oversized metadata
 */
export async function recordActivity(deps: Deps, { actorId, type, ...input }: ActivityInput): Promise<{ id: string }> {
  const metadata = input.metadata ?? {}
  if (Buffer.byteLength(JSON.stringify(metadata)) > metadataLimit) {
    refuse('VALIDATION_FAILED', { fields: { metadata: ['TOO_LONG'] }, params: { max: metadataLimit } })
  }
  const at = deps.clock.now()
  const { activityPerMinute } = deps.rules
  const minuteAgo = new Date(at.getTime() - 60_000)
  const recent = await activity.countSince(deps.db, actorId, minuteAgo, activityPerMinute)
  if (recent >= activityPerMinute) refuse('RATE_LIMITED', { params: { retryAfter: 60 } })
  const id = deps.newId()
  const target = { targetType: input.targetType ?? null, targetId: input.targetId ?? null }
  await activity.insert(deps.db, { id, type, actorId, ...target, metadata, at })
  return { id }
}
