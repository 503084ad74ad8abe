import { missionTransitions, type MissionState, type MissionTransition } from '@ensemble/contracts/states'
import { refuse } from '@ensemble/service-kit/refusal'

/**
 * The state that an action leads a mission to.
 * @throws Refusal MISSION_CLOSED for anything asked of a closed or cancelled mission, NOT_FOUND for a deleted one,
 *   STATUS_CONFLICT for any other pair that the state table does not have
 */
export function missionStateAfter(from: MissionState, action: MissionTransition['action']): MissionState {
  const move = missionTransitions.find((row) => row.from === from && row.action === action)
  if (move) return move.to
  if (from === 'closed' || from === 'cancelled') return refuse('MISSION_CLOSED')
  return refuse(from === 'deleted' ? 'NOT_FOUND' : 'STATUS_CONFLICT')
}
