import { reachOf } from '@ensemble/contracts/permissions'
import type { LocalNeedDecision, LocalNeedState } from '@ensemble/contracts/users/local-needs'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from './visibility.ts'

/** A local need as it is stored. */
export interface LocalNeed {
  id: string
  departmentCode: string
  toldBy: string
  subject: string
  message: string
  toldAt: Date
  state: LocalNeedState
  answeredAt: Date | null
  missionId: string | null
  answer: string | null
}

/** From where each state is reached: an answer is final. */
const reachedFrom: Record<LocalNeedDecision['state'], readonly LocalNeedState[]> = {
  looked_at: ['told'],
  mission_made: ['told', 'looked_at'],
  answered_no: ['told', 'looked_at'],
}

/**
 * The need after a decision of the committee.
 * @throws Refusal OUT_OF_SCOPE for another department's, STATUS_CONFLICT where it was answered before
 */
export function decided(need: LocalNeed, decision: LocalNeedDecision, by: Reader, at: Date): LocalNeed {
  const reach = reachOf('user.follow_needs', by.role)
  if (reach === 'department' && need.departmentCode !== by.departmentCode) refuse('OUT_OF_SCOPE')
  if (!reachedFrom[decision.state].includes(need.state)) refuse('STATUS_CONFLICT')
  if (decision.state === 'looked_at') return { ...need, state: 'looked_at' }
  return {
    ...need,
    state: decision.state,
    answeredAt: at,
    missionId: decision.state === 'mission_made' ? decision.missionId : null,
    answer: decision.state === 'answered_no' ? decision.message.trim() : null,
  }
}
