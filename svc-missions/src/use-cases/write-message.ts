import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as messages from '../data/messages.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { mayTalk, trimmedWords } from '../domain/messages.ts'
import { threadChangedFact } from '../outbox/messages.ts'
import { requireFewMessages } from './require-few-messages.ts'

export interface ThreadInput {
  actor: Actor
  missionId: string
  /** Whose thread it is: the actor's own, or one of the mission that they run. */
  userId: string
}

/**
 * Writes into the thread between a person and the team. The other side gets one mail for what was written within some
 * minutes, unless it has read it by then. Who answers has read.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, VALIDATION_FAILED, NOT_REGISTERED for who has no part in the
 *   mission (any more), RATE_LIMITED
 */
export async function writeMessage(deps: Deps, { text, ...input }: ThreadInput & { text: string }): Promise<void> {
  const { actor, missionId, userId } = input
  await inTransaction(deps.db, async (tx) => {
    const sentAt = deps.clock.now()
    const { version } = await missionSeats.lock(tx, missionId)
    const side = await sideOf(tx, input)
    const [part, closed] = await Promise.all([
      participants.find(tx, missionId, userId),
      members.closedAmong(tx, [userId]),
    ])
    // Of who is deleted nothing is kept from then on.
    if (!mayTalk(part) || closed.get(userId) === 'deleted') refuse('NOT_REGISTERED')
    const words = trimmedWords({ text }, ['text'])
    await requireFewMessages(tx, deps, { authorId: actor.id, side, at: sentAt })
    const other = side === 'team' ? 'person' : 'team'
    await messages.markRead(tx, { missionId, userId, from: other }, sentAt)
    await messages.insert(tx, {
      id: randomUUID(),
      missionId,
      userId,
      authorId: actor.id,
      letterId: null,
      subject: null,
      ...words,
      sentAt,
      readAt: null,
      toldAt: null,
    })
    await threadChangedFact(tx, { missionId, version, time: sentAt, quiet: deps.quiet })
  })
}

/**
 * Marks what the other side wrote as read, for everybody of one's own side.
 * @throws Refusal NOT_FOUND, also for who never had a part in the mission that the team knows of; FORBIDDEN, OUT_OF_SCOPE
 */
export async function readThread(deps: Deps, input: ThreadInput): Promise<void> {
  const { missionId, userId } = input
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const from = (await sideOf(tx, input)) === 'team' ? 'person' : 'team'
    const part = await participants.find(tx, missionId, userId)
    if (!part || (part.blind && from === 'person')) return refuse('NOT_FOUND')
    const { version } = await missionSeats.lock(tx, missionId)
    const read = await messages.markRead(tx, { missionId, userId, from }, at)
    if (read > 0) await threadChangedFact(tx, { missionId, version, time: at, quiet: deps.quiet })
  })
}

/** On which side of a thread somebody stands. */
async function sideOf(tx: Tx, input: ThreadInput): Promise<messages.Side> {
  const { actor, missionId, userId } = input
  const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
  if (actor.id === userId) return 'person'
  requireReach('mission.write_people', actor, mission)
  return 'team'
}
