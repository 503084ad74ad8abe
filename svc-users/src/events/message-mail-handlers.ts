import { missionEvents } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as missionTitles from '../data/mission-titles.ts'
import * as users from '../data/users.ts'
import { waitsForSummary } from '../domain/summary.ts'
import { displayName, isReachable, isStaff, type User } from '../domain/user.ts'
import { withSessionsToCome } from '../mail/mission-facts.ts'
import { messageMail } from '../mail/message-mail.ts'
import { type MailSettings, queueMail } from '../mail/queue-mail.ts'
import { addToSummary } from './queue-mission-mails.ts'

/** Mails of what the people of a mission and its team write to each other. */
export function messageMailHandlers(settings: MailSettings) {
  return [
    handler(missionEvents.letterDue, async (tx, { id, time, data, quiet }) => {
      if (quiet) return
      const { subject, text, userIds, holders } = data
      const about = await missionOf(tx, data)
      const post = { settings, factId: id, at: new Date(time), holders, ...about }
      for (const recipient of await users.findAll(tx, [...userIds])) {
        await queueOne(tx, post, recipient, { kind: 'team_letter', subject, text })
      }
    }),
    handler(missionEvents.threadDue, async (tx, { id, time, data, quiet }) => {
      if (quiet) return
      const { userId, to, count, texts, holders } = data
      const about = await missionOf(tx, data)
      const post = { settings, factId: id, at: new Date(time), holders, ...about }
      const person = await users.find(tx, userId)
      if (!person) return
      if (to === 'person') return queueOne(tx, post, person, { kind: 'team_message', texts })
      for (const recipient of about.people) {
        const asked = { kind: 'question_to_team', person: { id: person.id, name: displayName(person) }, count } as const
        await queueOne(tx, post, recipient, asked)
      }
    }),
  ]
}

/** The mail to a colleague whom a request was passed on to. */
export function passedOnMailHandler(settings: MailSettings) {
  return handler(missionEvents.requestPassedOn, async (tx, { id, time, data, quiet }) => {
    if (quiet) return
    const about = await missionOf(tx, data)
    const post = { settings, factId: id, at: new Date(time), holders: [], ...about }
    const [recipient, person, by] = await Promise.all(
      [data.toId, data.personId, data.byId].map((userId) => users.find(tx, userId)),
    )
    if (!recipient || !person || !by) return
    const asked = { id: person.id, name: displayName(person) }
    await queueOne(tx, post, recipient, { kind: 'request_passed_on', person: asked, by: displayName(by) })
  })
}

interface Stated {
  missionId: string
  mission: { title: string; startAt: string; endAt: string | null; practical?: missionTitles.MissionTitle['practical'] }
}

/**
 * The mission of a fact as the fact says it, and who runs it.
 * @throws Error when the mission is not known yet; the event then comes again
 */
async function missionOf(tx: Tx, { missionId, mission: stated }: Stated) {
  const known = await missionTitles.find(tx, missionId)
  if (!known) throw new Error('mission not known yet')
  const { startAt, endAt, ...said } = stated
  const dates = { startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) }
  return { mission: { ...known, ...said, ...dates }, people: await users.findAll(tx, known.managerIds) }
}

interface Post extends Awaited<ReturnType<typeof missionOf>> {
  settings: MailSettings
  factId: string
  at: Date
  holders: readonly string[] | undefined
}

type Told<Input = Parameters<typeof messageMail>[0]> = Input extends unknown
  ? Omit<Input, 'mission' | 'recipient' | 'origin' | 'at' | 'ahead' | 'holdsPlace'>
  : never

async function queueOne(tx: Tx, post: Post, recipient: User, told: Told): Promise<void> {
  if (!isReachable(recipient)) return
  const { settings, factId, at, holders = [], people } = post
  const mission = withSessionsToCome(post.mission, at)
  const { kind } = told
  const isWork = told.kind === 'question_to_team' || told.kind === 'request_passed_on'
  // A mission that is over goes on to name who has left the staff since: they hear of no member any more.
  if (isWork && !isStaff(recipient)) return
  if (isWork && waitsForSummary(recipient, post.mission, at)) {
    return addToSummary(tx, { factId, kind: told.kind, recipient, mission, personId: told.person.id, at })
  }
  const ahead = mission.open !== false && (mission.endAt === null || mission.endAt > at)
  const holdsPlace = holders.includes(recipient.id)
  const content = messageMail({ ...told, ahead, holdsPlace, mission, recipient, origin: settings.origin, at })
  const aboutId = isWork ? told.person.id : undefined
  await queueMail(settings, tx, { factId, kind, recipient, aboutId, mission, people, content, at })
}
