import type { EventOf } from '@ensemble/contracts/events'
import type { ChargeDue } from '@ensemble/contracts/missions/charges'
import { missionEvents } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as missionTitles from '../data/mission-titles.ts'
import * as users from '../data/users.ts'
import { displayName, isReachable, isStaff } from '../domain/user.ts'
import { chargeMail, type ChargeMailKind } from '../mail/charge-mail.ts'
import { withSessionsToCome } from '../mail/mission-facts.ts'
import { type MailSettings, queueMail } from '../mail/queue-mail.ts'

/**
 * The mail to somebody whom another person has put in charge of missions, or relieved of them; an answer to it goes to
 * that person.
 */
export function chargeMailHandlers(settings: MailSettings) {
  return [
    handler(missionEvents.chargeDue, (tx, fact) => tell(settings, tx, 'mission_entrusted', fact)),
    handler(missionEvents.chargeEnded, (tx, fact) => tell(settings, tx, 'mission_relieved', fact)),
  ]
}

type Fact = EventOf<typeof missionEvents.chargeDue> | EventOf<typeof missionEvents.chargeEnded>

async function tell(settings: MailSettings, tx: Tx, kind: ChargeMailKind, { id, time, data, quiet }: Fact) {
  if (quiet) return
  const { toId, byId } = data
  const recipient = await users.find(tx, toId)
  // Who has left the staff since runs nothing, and knows it.
  if (!recipient || !isReachable(recipient) || !isStaff(recipient)) return
  const at = new Date(time)
  const missions = await missionsOf(tx, data, at)
  const by = byId === null ? undefined : await users.find(tx, byId)
  const known = by && by.status !== 'deleted' ? by : undefined
  const named = known && { by: displayName(known) }
  const content = chargeMail({ kind, missions, ...named, recipient, origin: settings.origin, at })
  const mission = { departmentCode: missions[0]?.departmentCode ?? null, managerIds: known ? [known.id] : [] }
  const people = known ? [known] : []
  const about = { recipient, aboutId: known?.id, mission, people }
  await queueMail(settings, tx, { factId: id, kind, ...about, content, at })
}

/**
 * The missions of a fact as the fact says them, in its order.
 * @throws Error when one of them is not known yet; the event then comes again
 */
async function missionsOf(tx: Tx, { missions }: ChargeDue, at: Date): Promise<missionTitles.MissionTitle[]> {
  const known = await missionTitles.findAll(
    tx,
    missions.map(({ missionId }) => missionId),
  )
  return missions.map(({ missionId, title, startAt, endAt }) => {
    const mission = known.find((one) => one.missionId === missionId)
    if (!mission) throw new Error('mission not known yet')
    const dates = { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) }
    return withSessionsToCome({ ...mission, title, ...dates }, at)
  })
}
