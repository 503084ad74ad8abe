import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as dueInvitations from '../data/due-invitations.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import { recallInvitation } from './recall-invitation.ts'
import { daysBefore } from '../domain/days.ts'

const batch = 100
/** Days after which an invitation is recalled, once. */
const remindAfterDays = 7

/** Reminds those who were invited by name a week ago and have not answered. */
export async function remindInvited(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const invitedBefore = daysBefore(now, remindAfterDays)
    const due = await dueInvitations.findToRemind(deps.db, { now, invitedBefore, limit: batch })
    for (const invitation of due) await remindOne(deps, invitation)
    if (due.length < batch) return
  }
}

async function remindOne(deps: Deps, invitation: dueInvitations.DueInvitation): Promise<void> {
  const { missionId, userId } = invitation
  await inTransaction(deps.db, async (tx) => {
    const { version } = await missionSeats.lock(tx, missionId)
    const mission = await missions.find(tx, missionId)
    const recalled = await dueInvitations.markReminded(tx, invitation, deps.clock.now())
    if (recalled && mission) await recallInvitation(tx, deps, mission, { userId, version, ...recalled })
  })
}
