import { officeOf } from '@ensemble/contracts/departments'
import { typeset } from '@ensemble/contracts/typography'
import type { Tx } from '@ensemble/service-kit/database'
import { currentTrace } from '@ensemble/service-kit/trace'
import type { MissionTitle } from '../data/mission-titles.ts'
import * as outgoingMail from '../data/outgoing-mail.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import { neededBy } from '../domain/calls-to-make.ts'
import { isStopped } from '../domain/mail-lists.ts'
import type { User } from '../domain/user.ts'
import type { MailContent } from './content.ts'
import { markLinks } from './answer-links.ts'
import { callInstead } from './call-instead.ts'
import { renderMail } from './render.ts'
import { notify, pathOf } from './notify.ts'

export interface MailSettings {
  newId: () => string
  /** Public address of the platform, for links. */
  origin: string
}

export interface MailAboutMission {
  /** The fact that the mail tells of: the same fact, kind and person are mailed once. */
  factId: string
  kind: string
  recipient: User
  /** Whom it names, where that is somebody else. */
  aboutId?: string | undefined
  mission: Pick<MissionTitle, 'departmentCode' | 'managerIds'> &
    Partial<Pick<MissionTitle, 'missionId' | 'startAt' | 'endAt' | 'practical'>>
  /** When it began before it was moved, where this is about that. */
  previousStartAt?: Date | undefined
  /** People among whom the mission's managers are found. */
  people: readonly User[]
  content: MailContent
  calendar?: string | null
  at: Date
}

/**
 * Queues one mail about a mission, in the transaction of what it tells of, and puts it on the person's list of notices.
 * Who has left the list that the mail belongs to reads it there alone; who has no address is called. Answers go to the mission's contact.
 */
export async function queueMail(settings: MailSettings, tx: Tx, mail: MailAboutMission): Promise<void> {
  const { factId, kind, recipient, aboutId, content, calendar = null, at } = mail
  const dedupeKey = `${factId}:${kind}:${recipient.id}`
  const id = settings.newId()
  // On the platform one answers on the page of the mission, signed in.
  const path = content.asks ? `/missions/${content.asks.missionId}` : pathOf(content.button.url)
  await notify(tx, {
    userId: recipient.id,
    aboutId,
    dedupeKey,
    kind,
    title: typeset(content.subject, recipient.language),
    said: content.said,
    path,
    at,
  })
  if (isByTelephone(recipient)) {
    const { missionId = null, endAt: until = null } = mail.mission
    const by = neededBy({ ...mail.mission, previousStartAt: mail.previousStartAt }, at)
    return callInstead(tx, { id, dedupeKey, kind, recipient, content, missionId, until, neededBy: by, at })
  }
  if (isStopped(recipient, kind)) return
  await outgoingMail.queue(
    tx,
    {
      id,
      dedupeKey,
      kind,
      recipientId: recipient.id,
      aboutId: aboutId ?? null,
      toAddress: recipient.email ?? '',
      replyTo: contactOf(mail.mission, mail.people),
      ...renderMail(markLinks(content, id), recipient.language),
      calendar,
      asked: content.asks ?? null,
      requestId: currentTrace()?.requestId ?? null,
      traceparent: currentTrace()?.traceparent ?? null,
    },
    at,
  )
}

/** Who answers for a mission: a manager's public address, else that of the committee or of the national office. */
export function contactOf(
  mission: Pick<MailAboutMission['mission'], 'departmentCode' | 'managerIds'>,
  people: readonly User[],
): string {
  const manager = people.find(({ id, publicContactEmail }) => mission.managerIds.includes(id) && publicContactEmail)
  return manager?.publicContactEmail ?? officeOf(mission.departmentCode).contactEmail
}
