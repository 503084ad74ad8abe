import type { EventOf } from '@ensemble/contracts/events'
import { missionEvents, type MissionNoticeKind } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { handler } from '@ensemble/service-kit/inbox/consume'
import * as callsToMake from '../data/calls-to-make.ts'
import * as summaryLines from '../data/summary-lines.ts'
import * as users from '../data/users.ts'
import { callsToCome } from '../domain/calls-to-make.ts'
import { nextMorning } from '../domain/days.ts'
import { displayName, isReachable } from '../domain/user.ts'
import type { MissionMailKind } from '../mail/mission-mail.ts'
import type { MailSettings } from '../mail/queue-mail.ts'
import { queueMissionMails } from './queue-mission-mails.ts'
import { queueUnansweredMails } from './queue-unanswered-mails.ts'

/** Nobody is asked in the morning to approve what is decided. */
const settle = (tx: Tx, { subject, time }: { subject: string; time: string }) =>
  summaryLines.settle(tx, 'mission_to_approve', subject, nextMorning(new Date(time)))

/** Mails 9 to 11b: what becomes of a mission, to those who approve and those who made it; calls that it makes needless. */
export function missionMailHandlers(settings: MailSettings) {
  return [
    handler(missionEvents.missionSubmitted, async (tx, { id, time, subject, data, quiet }) => {
      if (quiet) return
      const fact = { factId: id, at: new Date(time), missionId: subject, stated: { title: data.title } }
      const { cause, creatorId, series } = data
      if (series && series.position > 1) return
      if (cause === 'rejection_revoked') {
        const to = await whoHearsAnswers(tx, data)
        return queueMissionMails(settings, tx, { ...fact, kind: 'rejection_revoked', to })
      }
      await queueMissionMails(settings, tx, {
        ...fact,
        kind: 'mission_to_approve',
        to: 'approvers',
        except: creatorId,
        cause,
      })
    }),
    handler(missionEvents.missionApproved, async (tx, { id, time, subject, data, quiet, aggregateversion }) => {
      await settle(tx, { subject, time })
      // Version 1: it was approved as it was made, and nobody waited for the answer.
      if (quiet || aggregateversion === 1) return
      const fact = { factId: id, at: new Date(time), missionId: subject, stated: { title: data.title } }
      const to = await whoHearsAnswers(tx, data)
      await queueMissionMails(settings, tx, { ...fact, kind: 'mission_published', to })
    }),
    handler(missionEvents.missionRejected, async (tx, { id, time, subject, data, quiet }) => {
      await settle(tx, { subject, time })
      if (quiet) return
      const { reasonCode, comment, restored } = data
      const fact = { factId: id, at: new Date(time), missionId: subject, stated: { title: data.title } }
      const to = await whoHearsAnswers(tx, data)
      await queueMissionMails(settings, tx, { ...fact, kind: 'mission_to_revise', to, reasonCode, comment, restored })
    }),
    handler(missionEvents.missionCancelled, async (tx, fact) => {
      await settle(tx, fact)
      await tellTeam(settings, tx, 'colleague_cancelled', fact)
    }),
    handler(missionEvents.missionRescheduled, (tx, fact) => tellTeam(settings, tx, 'colleague_moved', fact)),
    handler(missionEvents.missionDeleted, async (tx, fact) => {
      await settle(tx, fact)
      await tellTeam(settings, tx, 'colleague_deleted', fact)
    }),
    // Nobody is called about how to come to what is over.
    handler(missionEvents.missionClosed, (tx, { time, subject }) =>
      callsToMake.settleAbout(tx, { missionId: subject, kinds: callsToCome, at: new Date(time) }),
    ),
  ]
}

type Changed = EventOf<(typeof missionEvents)['missionCancelled' | 'missionRescheduled' | 'missionDeleted']>

/** Tells who runs a mission what somebody else of the staff has done to it; an own act is no news. */
async function tellTeam(
  settings: MailSettings,
  tx: Tx,
  kind: 'colleague_cancelled' | 'colleague_moved' | 'colleague_deleted',
  { id, time, subject, data, quiet }: Changed,
): Promise<void> {
  const { changed, title, startAt, endAt, managerIds, creatorId } = data
  if (quiet || !changed) return
  const to = managerIds.length > 0 ? managerIds : creatorId ? [creatorId] : []
  const by = await users.find(tx, changed.byId)
  await queueMissionMails(settings, tx, {
    factId: id,
    kind,
    at: new Date(time),
    missionId: subject,
    stated: { title, startAt: new Date(startAt), endAt: endAt === null ? null : new Date(endAt) },
    to,
    except: changed.byId,
    ...(by && by.status !== 'deleted' && { by: displayName(by) }),
    comment: changed.reason,
    count: changed.following,
  })
}

/** Who made a mission hears of the answers to it as long as they run it; once it was handed over, those who do. */
async function whoHearsAnswers(
  tx: Tx,
  { creatorId, managerIds }: { creatorId?: string; managerIds: string[] },
): Promise<string[]> {
  if (!creatorId) return managerIds
  if (managerIds.length === 0) return [creatorId]
  const creator = managerIds.includes(creatorId) ? await users.find(tx, creatorId) : undefined
  return creator && creator.role !== 'member' && isReachable(creator) ? [creatorId] : managerIds
}

const mailOf: Record<Exclude<MissionNoticeKind, 'unanswered_requests'>, MissionMailKind> = {
  invitation_reminder: 'invitation_reminder',
  starting_soon: 'starting_soon',
  changed: 'changed',
  ending_soon: 'ending_soon',
  ended: 'ended',
  closing_soon: 'closing_soon',
  thanks: 'thanks',
}

/** Mails 16b, 19 and 21 to 24: what svc-missions asks to be told, to whom it says. */
export function noticeMailHandlers(settings: MailSettings) {
  return [
    handler(missionEvents.noticeDue, async (tx, { id, time, data, quiet }) => {
      if (quiet) return
      const {
        missionId,
        userIds,
        count,
        note,
        message,
        expiresAt,
        changed,
        former,
        endedSessions,
        elsewhere,
        unanswered,
        mission,
      } = data
      const stated = {
        title: mission.title,
        startAt: new Date(mission.startAt),
        endAt: mission.endAt === null ? null : new Date(mission.endAt),
        ...(mission.practical && { practical: mission.practical }),
      }
      const fact = { factId: id, at: new Date(time), missionId, stated, to: userIds }
      const kind = mailOfNotice(data)
      if (kind === 'unanswered_requests') {
        const missions = unanswered ?? [{ missionId, title: mission.title, count: count ?? 1 }]
        return queueUnansweredMails(settings, tx, { factId: id, at: fact.at, to: userIds, missions })
      }
      await queueMissionMails(settings, tx, {
        ...fact,
        kind,
        count,
        note,
        message,
        expiresAt,
        changed,
        former,
        endedSessions,
        elsewhere,
      })
    }),
  ]
}

/** Thanks are for a place that was taken, for one that could not be, or for answers to a study. */
function mailOfNotice({
  kind,
  came,
  answered,
}: EventOf<typeof missionEvents.noticeDue>['data']): MissionMailKind | 'unanswered_requests' {
  if (kind === 'unanswered_requests') return kind
  if (answered) return 'answers_thanks'
  return came === false ? 'results' : mailOf[kind]
}

/** The mail of a survey. */
export function surveyMailHandlers(settings: MailSettings) {
  return [
    handler(missionEvents.surveySent, async (tx, { id, time, data, quiet }) => {
      if (quiet) return
      const { missionId, userIds, subject, message } = data
      const fact = { factId: id, at: new Date(time), missionId, to: userIds }
      await queueMissionMails(settings, tx, { ...fact, kind: 'survey', subject, message })
    }),
  ]
}
