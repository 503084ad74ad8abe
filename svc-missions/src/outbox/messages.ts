import { missionEvents, noticePeople } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { statedMission } from '../data/mission-facts.ts'
import * as participants from '../data/participants.ts'

interface Circumstances {
  missionId: string
  /** Version of the mission that it is about. */
  version: number
  time: Date
  quiet?: boolean
}

const about = ({ missionId, version, time, quiet }: Circumstances) => ({
  aggregateId: missionId,
  aggregateVersion: version,
  time,
  quiet,
})

/** Asks that people be mailed a letter of the team. */
export async function letterFact(
  tx: Tx,
  letter: { userIds: readonly string[]; subject: string; text: string },
  circumstances: Circumstances,
): Promise<void> {
  const { missionId } = circumstances
  const mission = await statedMission(tx, missionId)
  const confirmed = new Set(await participants.confirmed(tx, missionId))
  for (let from = 0; from < letter.userIds.length; from += noticePeople) {
    const userIds = letter.userIds.slice(from, from + noticePeople)
    const holders = userIds.filter((id) => confirmed.has(id))
    await recordEvent(tx, {
      definition: missionEvents.letterDue,
      ...about(circumstances),
      data: { ...letter, userIds, holders, missionId, mission },
    })
  }
}

/** Asks that one side of a thread be mailed about what it has not read; only the words of a team travel. */
export async function threadFact(
  tx: Tx,
  thread: { userId: string; to: 'person' | 'team'; texts: readonly string[] },
  circumstances: Circumstances,
): Promise<void> {
  const { missionId } = circumstances
  const { userId, to, texts } = thread
  const confirmed = await participants.confirmed(tx, missionId)
  await recordEvent(tx, {
    definition: missionEvents.threadDue,
    ...about(circumstances),
    data: {
      missionId,
      userId,
      to,
      count: texts.length,
      texts: to === 'person' ? [...texts] : [],
      holders: confirmed.filter((id) => id === userId),
      mission: await statedMission(tx, missionId),
    },
  })
}

/** Asks that a colleague be told of a request that was passed on to them; what was written with it stays here. */
export async function requestPassedOnFact(
  tx: Tx,
  people: { personId: string; toId: string; byId: string },
  circumstances: Circumstances,
): Promise<void> {
  const { missionId } = circumstances
  await recordEvent(tx, {
    definition: missionEvents.requestPassedOn,
    ...about(circumstances),
    data: { ...people, missionId, mission: await statedMission(tx, missionId) },
  })
}

/** Tells those who look at a thread of this mission that there is something new in one, and nothing of what. */
export async function threadChangedFact(tx: Tx, circumstances: Circumstances): Promise<void> {
  const { missionId } = circumstances
  await recordEvent(tx, { definition: missionEvents.threadChanged, ...about(circumstances), data: { missionId } })
}
