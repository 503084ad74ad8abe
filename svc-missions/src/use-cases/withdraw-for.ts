import type { MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { knownState, speaksFor } from '../domain/on-behalf.ts'
import type { Participant } from '../domain/participant.ts'
import { unregister } from './unregister.ts'

export interface WithdrawForInput {
  actor: Actor
  missionId: string
  userId: string
  reasonCode: MemberWithdrawalReason
}

/**
 * Notes that somebody who calls withdraws: no refusal by the team, so that they may register again.
 * @throws Refusal as `unregister`; FORBIDDEN, OUT_OF_SCOPE; NOT_REGISTERED also for who is there unknown to the team
 */
export async function withdrawFor(deps: Deps, input: WithdrawForInput): Promise<Participant> {
  const { actor, ...withdrawal } = input
  const mission = (await missions.find(deps.db, input.missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.register_for', actor, mission)
  const state = knownState(await participants.find(deps.db, input.missionId, input.userId))
  const refused = speaksFor(actor, await members.findSpeaker(deps.db, input.userId), state)
  if (refused) return refuse(refused)
  if (state === 'none') return refuse('NOT_REGISTERED')
  return unregister(deps, { ...withdrawal, notedBy: actor.id })
}
