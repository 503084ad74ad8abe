import { noticePeople } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import type { Mission } from '../domain/mission.ts'
import { noticeFact, type NoticeDetails } from '../outbox/notices.ts'

type NoticeMission = Pick<Mission, 'id'>

/** What participants are told of; the other notices are for single people. */
export type Notice = Omit<NoticeDetails, 'answered' | 'elsewhere'>

/** Asks that everybody who is confirmed be told; a large mission takes several facts. */
export async function tellParticipants(tx: Tx, deps: Deps, mission: NoticeMission, notice: Notice): Promise<void> {
  await tellPeople(tx, deps, mission, await participants.confirmed(tx, mission.id), notice)
}

/** Asks that people be told something of a mission. */
export async function tellPeople(
  tx: Tx,
  deps: Deps,
  mission: NoticeMission,
  userIds: readonly string[],
  notice: Notice,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += noticePeople) {
    const some = userIds.slice(from, from + noticePeople)
    await noticeFact(tx, mission.id, some, notice, { time: deps.clock.now(), quiet: deps.quiet })
  }
}
