import type { Tx } from '@ensemble/service-kit/database'
import * as missionTitles from '../data/mission-titles.ts'
import * as summaryLines from '../data/summary-lines.ts'
import * as users from '../data/users.ts'
import { nextMorning } from '../domain/days.ts'
import { comesTooLate } from '../domain/participant-mails.ts'
import { waitsForSummary } from '../domain/summary.ts'
import { isReachable, type User } from '../domain/user.ts'
import { calendarOf } from '../mail/mission-calendar.ts'
import { withSessionsToCome } from '../mail/mission-facts.ts'
import { missionMail, type MissionMailDetails, type MissionMailKind } from '../mail/mission-mail.ts'
import { contactOf, type MailSettings, queueMail } from '../mail/queue-mail.ts'

export interface MissionMails extends MissionMailDetails {
  factId: string
  kind: MissionMailKind
  at: Date
  missionId: string
  /** What the fact says of the mission, where it says more than is known here. */
  stated?: Partial<Pick<missionTitles.MissionTitle, 'title' | 'startAt' | 'endAt' | 'practical'>>
  to: readonly string[] | 'approvers'
  /** Who is not told, because it is their own doing. */
  except?: string
}

/**
 * Queues a mail about a mission for each person it concerns, in the transaction of its inbox row: exactly one each.
 * @throws Error when the mission is not known yet; the event then comes again
 */
export async function queueMissionMails(settings: MailSettings, tx: Tx, mails: MissionMails): Promise<void> {
  const { factId, kind, at, missionId, stated, to, except, ...details } = mails
  const known = await missionTitles.find(tx, missionId)
  if (!known) throw new Error('mission not known yet')
  const mission = withSessionsToCome({ ...known, ...stated }, at)
  if (comesTooLate(kind, mission, at)) return
  const managers = await users.findAll(tx, known.managerIds)
  const recipients = to === 'approvers' ? await users.findMissionApprovers(tx) : await users.findAll(tx, [...to])
  for (const recipient of recipients.filter(isReachable)) {
    if (recipient.id === except) continue
    if (kind === 'mission_to_approve' && waitsForSummary(recipient, mission, at)) {
      await addToSummary(tx, { factId, kind, recipient, mission, at })
      continue
    }
    const content = missionMail({ ...details, kind, mission, recipient, origin: settings.origin, at })
    const organizer = contactOf(mission, managers)
    const { endedSessions } = details
    const calendar = calendarOf(kind, { mission, recipient, organizer, origin: settings.origin, at, endedSessions })
    await queueMail(settings, tx, { factId, kind, recipient, mission, people: managers, content, calendar, at })
  }
}

interface Waiting {
  factId: string
  kind: summaryLines.SummaryKind
  recipient: User
  mission: Pick<missionTitles.MissionTitle, 'missionId' | 'title'>
  /** Whom it is about, where that is one person. */
  personId?: string
  at: Date
}

/** Keeps for the next morning what somebody chose to read once a day. */
export async function addToSummary(tx: Tx, waiting: Waiting): Promise<void> {
  const { factId, kind, recipient, mission, personId = null, at } = waiting
  const { missionId, title } = mission
  const dedupeKey = `${factId}:${kind}:${recipient.id}`
  await summaryLines.add(
    tx,
    { dedupeKey, recipientId: recipient.id, kind, missionId, itemId: personId, title },
    nextMorning(at),
  )
}
