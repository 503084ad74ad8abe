import type { Tx } from '@ensemble/service-kit/database'
import {
  comesTooLate,
  endsThere,
  mailsAbout,
  type ParticipantFact,
  type PlannedMail,
} from '../domain/participant-mails.ts'
import { callsToCome, settlesCalls } from '../domain/calls-to-make.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import { waitsForSummary } from '../domain/summary.ts'
import { isReachable, type User } from '../domain/user.ts'
import * as callsToMake from '../data/calls-to-make.ts'
import * as missionTitles from '../data/mission-titles.ts'
import * as users from '../data/users.ts'
import { calendarOf } from '../mail/mission-calendar.ts'
import { withSessionsToCome } from '../mail/mission-facts.ts'
import { participantMail } from '../mail/participant-mail.ts'
import { contactOf, type MailSettings, queueMail } from '../mail/queue-mail.ts'
import { addToSummary } from './queue-mission-mails.ts'

export interface ParticipantEvent extends ParticipantFact {
  id: string
  time: Date
  missionId: string
  userId: string
}

/**
 * Queues the mails that an event asks for, in the transaction of its inbox row: exactly one per person. What a team was
 * to tell the person by telephone, and is true no more, is taken off its list.
 * @throws Error when the mission is not known yet; the event then comes again
 */
export async function queueParticipantMails(settings: MailSettings, tx: Tx, event: ParticipantEvent): Promise<void> {
  const { userId, missionId, time } = event
  if (settlesCalls(event.type)) await callsToMake.replace(tx, { userId, missionId, kinds: callsToCome, at: time })
  const planned = mailsAbout(event)
  if (planned.length === 0) return
  const known = await missionTitles.find(tx, missionId)
  if (!known) throw new Error('mission not known yet')
  const mission = withSessionsToCome(known, time)
  const people = await users.findAll(tx, [userId, ...mission.managerIds])
  const participant = people.find(({ id }) => id === userId)
  if (!participant) throw new Error('participant not known yet')
  for (const mail of planned.filter(({ kind }) => !comesTooLate(kind, mission, time))) {
    const recipients = mail.to === 'member' ? [participant] : people.filter(({ id }) => mission.managerIds.includes(id))
    for (const recipient of recipients.filter(isReachable)) {
      // Who has just said so on the telephone is not called about it, nor about what was to be told before.
      if (event.onBehalf && isByTelephone(recipient)) {
        await callsToMake.replace(tx, { userId: recipient.id, missionId, kinds: callsToCome, at: time })
        continue
      }
      await queueOne(settings, tx, { event, mail, mission, participant, recipient, people })
    }
  }
}

interface OneMail {
  event: ParticipantEvent
  mail: PlannedMail
  mission: missionTitles.MissionTitle
  participant: User
  recipient: User
  people: User[]
}

async function queueOne(settings: MailSettings, tx: Tx, input: OneMail): Promise<void> {
  const { event, mail, mission, participant, recipient, people } = input
  const { kind } = mail
  if (kind === 'new_request' && waitsForSummary(recipient, mission, event.time)) {
    return addToSummary(tx, { factId: event.id, kind, recipient, mission, personId: participant.id, at: event.time })
  }
  const refused = endsThere(kind)
  const wanted = { userId: recipient.id, departmentCode: recipient.departmentCode, from: event.time, count: 3 }
  const others = refused ? await missionTitles.findOthers(tx, wanted) : []
  const { origin } = settings
  const content = participantMail({
    kind,
    fact: event,
    mission,
    participant,
    recipient,
    others,
    origin,
    at: event.time,
  })
  const organizer = contactOf(mission, people)
  const calendar = calendarOf(kind, { mission, recipient, organizer, origin, at: event.time })
  await queueMail(settings, tx, {
    factId: event.id,
    kind,
    recipient,
    aboutId: recipient.id === participant.id ? undefined : participant.id,
    mission,
    people,
    content,
    calendar,
    at: event.time,
  })
}
