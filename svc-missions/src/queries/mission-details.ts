import type { Mission as MissionView } from '@ensemble/contracts/missions/http'
import type { MyQuestionnaire, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { reaches, seesMission, type Actor } from '../domain/access.ts'
import { allowedActions } from '../domain/allowed-actions.ts'
import { mayTalk } from '../domain/messages.ts'
import { runs, type Mission } from '../domain/mission.ts'
import { withoutItsContact } from '../domain/organisation-contact.ts'
import { overlapsWith } from '../domain/overlaps.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { takesAnswers } from '../domain/questionnaire-answers.ts'
import type { Candidate } from '../domain/registration.ts'
import { type DetailsRow, readDetails } from './mission-details-read.ts'
import { submissionOf } from './submission.ts'

const emptyWorkspace: Workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }

/**
 * One mission as this reader may see it.
 * @throws Refusal NOT_FOUND; also for a mission that waits for approval, to those who may not see such
 */
export async function missionDetails(
  db: Queryable,
  { missionId, actor, at }: { missionId: string; actor: Actor & Candidate; at: Date },
): Promise<MissionView> {
  const row = (await readDetails(db, { missionId, actor, at })) ?? refuse('NOT_FOUND')
  const mission = rulesOf(row)
  const state = stateOfParticipant(row.participation)
  if (!seesMission(actor, mission, state)) refuse('NOT_FOUND')
  const isStaff = actor.role !== 'member'
  const manages = runs(mission, actor) || reaches('mission.decide_participants', actor, mission)
  const inside = manages || state === 'validated'
  const { view, part } = row
  const { counters, meetingUrl, workspace, cancellation, reschedule, overlaps, series } = view
  const { threads = null, history = null, submission = null, refusal = null, reviewed = null, rejection = null } = view
  const seesHistory = runs(mission, actor) || reaches('activity.view_log', actor, mission)
  const surveyWaits = part?.survey?.kind === 'built_in' && part.survey.answeredAt === null
  const newDateWaits = part?.participation.newDateAnswer === 'awaited'
  const hadPlace = row.participation?.validationStatus === 'validated'
  const readsNote = row.noteShared || hadPlace || isStaff
  const own = {
    state,
    invitationExpiresAt: row.invitationExpiresAt,
    newDateWaits,
    surveyWaits,
    talks: mayTalk(row.participation),
  }
  const actions = allowedActions(mission, row.seats, actor, own, at)
  const inTheWay = overlaps ? overlapsWith(view, overlaps, at) : []
  const asked = questionnaireOf(view.questionnaire, part?.answers ?? null, { mission, state, inside, at })
  const seesThreads = mission.approvedAt && threads && reaches('mission.write_people', actor, mission)
  const checks = actions.includes('approve')
  // One copy: an object of so many fields that is taken apart and put together costs more than its rules.
  return {
    ...view,
    organisation: isStaff ? view.organisation : withoutItsContact(view.organisation, view.departmentCode),
    closingNote: readsNote ? view.closingNote : null,
    myParticipation: part?.participation ?? null,
    rejection: reaches('mission.see_unapproved', actor, mission) ? rejection : null,
    counters: manages ? counters : undefined,
    meetingUrl: inside ? meetingUrl : undefined,
    workspace: inside ? (workspace ?? emptyWorkspace) : undefined,
    cancellation: cancellation ?? undefined,
    reschedule: reschedule ?? undefined,
    questionnaire: asked.questionnaire,
    myQuestionnaire: asked.myQuestionnaire,
    overlaps: inTheWay.length > 0 ? inTheWay : undefined,
    series: series && series.dates.length > 1 ? series : undefined,
    submission: checks ? submissionOf({ series, submission, refusal, reviewed }, { ...view, ...asked }) : undefined,
    mySurvey: part?.survey ?? undefined,
    myThread: part ? { ...part.thread, mayWrite: mayTalk(row.participation) } : undefined,
    threads: seesThreads ? threads : undefined,
    history: seesHistory ? (history ?? []) : undefined,
    ...unsaid,
    allowedActions: actions,
  }
}

/** What staff's approval is made of, and is said in `submission` alone. */
const unsaid = { refusal: undefined, reviewed: undefined }

interface Reader {
  mission: Mission
  state: ParticipantState
  inside: boolean
  at: Date
}

/** The questions of a study, for everybody who sees it; the address of another tool for those who have a part. */
function questionnaireOf(
  questionnaire: Questionnaire | null,
  mine: Pick<MyQuestionnaire, 'begunAt' | 'sentAt'> | null,
  { mission, state, inside, at }: Reader,
): Pick<MissionView, 'questionnaire' | 'myQuestionnaire'> {
  if (!questionnaire) return {}
  const { begunAt = null, sentAt = null } = mine ?? {}
  const isOpen = takesAnswers(mission, questionnaire, at)
  return {
    questionnaire: { ...questionnaire, url: inside ? questionnaire.url : null },
    myQuestionnaire: {
      mayAnswer: isOpen && state === 'validated' && sentAt === null,
      mayTakeBack: isOpen && begunAt !== null,
      begunAt,
      sentAt,
    },
  }
}

/** The mission as the rules see it, from the same row. */
function rulesOf({ view, registrationClosesAt, rejectedAt }: DetailsRow): Mission {
  return {
    id: view.id,
    title: view.title,
    type: view.type,
    domains: view.domains,
    mode: view.mode,
    skills: view.skills,
    origin: view.origin,
    scope: view.scope,
    departmentCode: view.departmentCode,
    registrationMode: view.registrationMode,
    waitlistEnabled: view.waitlistEnabled,
    motivationRequired: view.motivationRequired,
    questions: view.questions,
    interestsDeclarationRequired: view.interestsDeclarationRequired,
    requiredVolunteerKinds: view.requiredVolunteerKinds,
    creatorId: view.creatorId,
    managerIds: view.managerIds,
    approvalStatus: view.approvalStatus,
    closingNote: view.closingNote,
    startAt: new Date(view.startAt),
    endAt: view.endAt ? new Date(view.endAt) : null,
    registrationClosesAt,
    approvedAt: view.approvedAt ? new Date(view.approvedAt) : null,
    rejectedAt,
    closedAt: view.closedAt ? new Date(view.closedAt) : null,
    cancelledAt: view.cancellation ? new Date(view.cancellation.at) : null,
    deletedAt: null,
  }
}
