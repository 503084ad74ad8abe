import type { ErrorCode, FieldCode } from '@ensemble/contracts/errors'
import type { Role, VolunteerKind } from '@ensemble/contracts/enumerations'
import type { ParticipantAction, ParticipantState } from '@ensemble/contracts/states'
import { hasEnded, runs, stateOfMission, type Mission } from './mission.ts'
import { isFull, type Seats } from './seats.ts'

export interface Candidate {
  id: string
  role: Role
  volunteerKinds: readonly VolunteerKind[]
}

type RegistrationAction = Extract<ParticipantAction, 'register_open' | 'register_selection' | 'register_waitlist'>
export type RegistrationPlan = { action: RegistrationAction } | { refused: ErrorCode }

const active: readonly ParticipantState[] = ['awaiting_staff', 'waitlisted', 'awaiting_member', 'validated']

/** What registering would lead to, or why it is refused. The button and the call ask the same question. */
export function planRegistration(
  mission: Mission,
  seats: Seats,
  candidate: Candidate,
  current: ParticipantState,
  now: Date,
): RegistrationPlan {
  const refused = refusalOf(mission, candidate, current, now)
  if (refused) return { refused }
  if (!isFull(seats)) return { action: mission.registrationMode === 'open' ? 'register_open' : 'register_selection' }
  if (mission.waitlistEnabled) return { action: 'register_waitlist' }
  // People are still in a line that was closed since: "full" alone would make the others look for it.
  return { refused: seats.waitlist > 0 ? 'WAITLIST_OFF' : 'MISSION_FULL' }
}

function refusalOf(mission: Mission, candidate: Candidate, current: ParticipantState, now: Date): ErrorCode | null {
  const state = stateOfMission(mission)
  if (state === 'deleted') return 'NOT_FOUND'
  if (runs(mission, candidate)) return 'OWN_MISSION'
  if (active.includes(current)) return 'ALREADY_REGISTERED'
  if (current === 'rejected_by_staff') return 'PREVIOUSLY_REFUSED'
  if (state === 'closed' || state === 'cancelled') return 'MISSION_CLOSED'
  if (state !== 'approved') return 'MISSION_NOT_APPROVED'
  if (!acceptsRegistrations(mission, now)) return 'REGISTRATION_CLOSED'
  return holdsRequiredKind(mission, candidate) ? null : 'VOLUNTEER_KIND_REQUIRED'
}

/** Whether the time to register is not over; places are another question. */
export function acceptsRegistrations(mission: Pick<Mission, 'registrationClosesAt' | 'endAt'>, now: Date): boolean {
  return !hasEnded(mission, now) && (mission.registrationClosesAt === null || mission.registrationClosesAt > now)
}

/** Several required kinds are alternatives: a mission for trained volunteers takes any of them. */
function holdsRequiredKind({ requiredVolunteerKinds: required }: Mission, { volunteerKinds }: Candidate): boolean {
  return required.length === 0 || required.some((kind) => volunteerKinds.includes(kind))
}

/** At least so many characters when a motivation is required. */
const motivationMinimum = 20

/**
 * What is missing in the answers to a mission's own questions, and the links of interest where it asks for them.
 * @returns codes per field; empty when nothing is wrong
 */
export function missingAnswers(
  mission: Pick<Mission, 'motivationRequired' | 'questions' | 'interestsDeclarationRequired'>,
  given: { motivation: string | null; answers: readonly string[]; conflictOfInterest: string | null },
): Record<string, FieldCode[]> {
  const fields: Record<string, FieldCode[]> = {}
  if (mission.motivationRequired) {
    if (!given.motivation) fields.motivation = ['REQUIRED']
    else if (given.motivation.length < motivationMinimum) fields.motivation = ['TOO_SHORT']
  }
  mission.questions.forEach((_question, index) => {
    if (!given.answers[index]) fields[`answers.${index}`] = ['REQUIRED']
  })
  if (mission.interestsDeclarationRequired && !given.conflictOfInterest) fields.conflictOfInterest = ['REQUIRED']
  if (given.answers.length > mission.questions.length) fields.answers = ['UNKNOWN_FIELD']
  return fields
}

/**
 * The same of somebody who was asked to come: why they would, and their links of interest, are asked of people whom the
 * team did not ask itself.
 */
export function missingOfInvited(
  { questions }: Pick<Mission, 'questions'>,
  answers: readonly string[],
): Record<string, FieldCode[]> {
  const ofQuestions = { questions, motivationRequired: false, interestsDeclarationRequired: false }
  return missingAnswers(ofQuestions, { motivation: null, answers, conflictOfInterest: null })
}
