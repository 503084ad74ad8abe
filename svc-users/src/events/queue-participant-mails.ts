import { departments } from '@ensemble/contracts/departments'
import type { Tx } from '@ensemble/service-kit/database'
import { currentTrace } from '@ensemble/service-kit/trace'
import { renderCalendar } from '@ensemble/service-kit/files/calendar'
import { mailsAbout, type ParticipantFact, type PlannedMail } from '../domain/participant-mails.ts'
import type { User } from '../domain/user.ts'
import * as missionTitles from '../data/mission-titles.ts'
import * as outgoingMail from '../data/outgoing-mail.ts'
import * as users from '../data/users.ts'
import { participantMail } from '../mail/participant-mail.ts'
import { renderMail } from '../mail/render.ts'

export interface MailSettings {
  newId: () => string
  /** Public address of the platform, for links. */
  origin: string
}

export interface ParticipantEvent extends ParticipantFact {
  id: string
  time: Date
  missionId: string
  userId: string
}

/**
 * Queues the mails that an event asks for, in the transaction of its inbox row: exactly one per person.
 * @throws Error when the mission is not known yet; the event then comes again
 */
export async function queueParticipantMails(settings: MailSettings, tx: Tx, event: ParticipantEvent): Promise<void> {
  const planned = mailsAbout(event)
  if (planned.length === 0) return
  const mission = await missionTitles.find(tx, event.missionId)
  if (!mission) throw new Error('mission not known yet')
  const people = await users.findAll(tx, [event.userId, ...mission.managerIds])
  const participant = people.find(({ id }) => id === event.userId)
  if (!participant) throw new Error('participant not known yet')
  for (const mail of planned) {
    const recipients = mail.to === 'member' ? [participant] : people.filter(({ id }) => mission.managerIds.includes(id))
    const writable = recipients.filter(({ status, email }) => status === 'validated' && email)
    for (const recipient of writable) {
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
  const { event, mail, mission, participant, recipient } = input
  const refused = mail.kind === 'request_refused'
  const wanted = { userId: recipient.id, departmentCode: recipient.departmentCode, from: event.time, count: 3 }
  const others = refused ? await missionTitles.findOthers(tx, wanted) : []
  const { kind } = mail
  const content = participantMail({
    kind,
    fact: event,
    mission,
    participant,
    recipient,
    others,
    origin: settings.origin,
  })
  const queued: outgoingMail.QueuedMail = {
    id: settings.newId(),
    dedupeKey: `${event.id}:${kind}:${recipient.id}`,
    kind,
    recipientId: recipient.id,
    toAddress: recipient.email ?? '',
    replyTo: replyTo(input),
    ...renderMail(content, recipient.language),
    calendar: calendarFor(settings, input),
    requestId: currentTrace()?.requestId ?? null,
    traceparent: currentTrace()?.traceparent ?? null,
  }
  await outgoingMail.queue(tx, queued, event.time)
}

/** Answers go to the mission's contact: a manager's public address, else the committee's. */
function replyTo({ mission, people }: OneMail): string | null {
  const manager = people.find(({ id, publicContactEmail }) => mission.managerIds.includes(id) && publicContactEmail)
  const committee = departments.find(({ code }) => code === mission.departmentCode)
  return manager?.publicContactEmail ?? committee?.contactEmail ?? null
}

function calendarFor({ origin }: MailSettings, { event, mail, mission, recipient }: OneMail): string | null {
  if (mail.kind !== 'registration_confirmed' && mail.kind !== 'place_confirmed') return null
  return renderCalendar({
    uid: `${mission.missionId}.${recipient.id}@${new URL(origin).hostname}`,
    title: mission.title,
    startAt: mission.startAt,
    endAt: mission.endAt,
    url: `${origin}/missions/${mission.missionId}`,
    stampedAt: event.time,
  })
}
