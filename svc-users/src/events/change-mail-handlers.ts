import { missionEvents, type Standing } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as missionTitles from '../data/mission-titles.ts'
import * as users from '../data/users.ts'
import { isReachable } from '../domain/user.ts'
import { changeMail, changeMailKind, type ChangeMailKind } from '../mail/change-mail.ts'
import { calendarOf } from '../mail/mission-calendar.ts'
import { withSessionsToCome } from '../mail/mission-facts.ts'
import { contactOf, type MailSettings, queueMail } from '../mail/queue-mail.ts'

interface ChangeMails {
  factId: string
  kind: ChangeMailKind
  at: Date
  missionId: string
  standing: Standing
  userIds: readonly string[]
  reason: string
  /** What the fact says of the mission: its title, its dates and what it takes to come. */
  stated: Pick<missionTitles.MissionTitle, 'title' | 'startAt' | 'endAt' | 'practical'>
  previousStartAt?: Date
  alternatives?: readonly { userId: string; missionIds: readonly string[] }[]
  answerUntil?: readonly { userId: string; expiresAt: string }[]
}

/** Mails to everybody whom the cancellation of a mission, or its move to another date, concerns. */
export function changeMailHandlers(settings: MailSettings) {
  return [
    handler(missionEvents.cancellationDue, async (tx, { id, time, data, quiet }) => {
      if (quiet) return
      const { mission, ...told } = data
      const fact = { factId: id, at: new Date(time), stated: statedOf(mission) }
      await queueChangeMails(settings, tx, { ...told, ...fact, kind: 'mission_cancelled' })
    }),
    handler(missionEvents.rescheduleDue, async (tx, { id, time, data, quiet }) => {
      if (quiet) return
      const { mission, previousStartAt, ...told } = data
      const fact = { factId: id, at: new Date(time), stated: statedOf(mission) }
      const before = new Date(previousStartAt)
      await queueChangeMails(settings, tx, { ...told, ...fact, kind: 'mission_moved', previousStartAt: before })
    }),
  ]
}

type Stated = Omit<ChangeMails['stated'], 'startAt' | 'endAt'> & { startAt: string; endAt: string | null }

function statedOf({ startAt, endAt, ...mission }: Stated): ChangeMails['stated'] {
  return { ...mission, startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) }
}

/**
 * Queues one mail for each person, in the transaction of its inbox row.
 * @throws Error when the mission is not known yet; the event then comes again
 */
async function queueChangeMails(settings: MailSettings, tx: Tx, mails: ChangeMails): Promise<void> {
  const { factId, kind, at, missionId, userIds, stated, alternatives = [], answerUntil = [], ...words } = mails
  const known = await missionTitles.find(tx, missionId)
  if (!known) throw new Error('mission not known yet')
  const mission = withSessionsToCome({ ...known, ...stated }, at)
  const people = await users.findAll(tx, known.managerIds)
  const offered = await missionTitles.findAll(tx, [...new Set(alternatives.flatMap(({ missionIds }) => missionIds))])
  for (const recipient of (await users.findAll(tx, [...userIds])).filter(isReachable)) {
    const wanted = alternatives.find(({ userId }) => userId === recipient.id)?.missionIds ?? []
    const others = wanted.flatMap((id) => offered.find((other) => other.missionId === id) ?? [])
    const expiresAt = answerUntil.find(({ userId }) => userId === recipient.id)?.expiresAt
    const until = expiresAt === undefined ? {} : { expiresAt }
    const content = changeMail({ ...words, ...until, kind, mission, recipient, others, origin: settings.origin, at })
    const organizer = contactOf(mission, people)
    const entry = { mission, recipient, organizer, origin: settings.origin, at }
    // Nobody else has the date in a calendar.
    const calendar = words.standing === 'confirmed' ? calendarOf(kind, entry) : null
    const mail = { factId, kind: changeMailKind(kind, words.standing), recipient, mission, people }
    await queueMail(settings, tx, { ...mail, previousStartAt: words.previousStartAt, content, calendar, at })
  }
}
