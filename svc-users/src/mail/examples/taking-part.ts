import type { Standing } from '@ensemble/contracts/missions/events'
import type { ParticipantFact, ParticipantMailKind } from '../../domain/participant-mails.ts'
import { changeMail, type ChangeMailKind } from '../change-mail.ts'
import type { MailContent } from '../content.ts'
import { missionMail, type MissionMailDetails, type MissionMailKind } from '../mission-mail.ts'
import { participantMail } from '../participant-mail.ts'
import type { Example } from './example.ts'
import { plainFact, type Scene } from './scene.ts'

const standings = ['confirmed', 'requested', 'waitlisted'] as const satisfies readonly Standing[]
const former = {
  startAt: '2027-03-06T13:00:00Z',
  endAt: '2027-03-06T16:30:00Z',
  mode: 'on_site',
  departmentCode: '69',
  street: '3 place Bellecour',
  postalCode: '69002',
  city: 'Lyon',
} as const
const until = '2027-02-28T17:00:00Z'

/** Mails to who takes part, asks to, or is asked to: from the first word to the thanks. */
export const takingPart = {
  request_received: (scene) => ({
    requested: participation('request_received', scene, { validationStatus: 'awaiting_validation' }),
    waitlisted: participation('request_received', scene, {
      validationStatus: 'awaiting_validation',
      waitlistPosition: 2,
    }),
  }),
  registration_confirmed: (scene) => participation('registration_confirmed', scene),
  invitation: (scene) => participation('invitation', scene, { message: scene.words.welcome, expiresAt: until }),
  invitation_reminder: (scene) =>
    about('invitation_reminder', scene, { message: scene.words.welcome, expiresAt: until }),
  place_offered: (scene) => participation('place_offered', scene, { expiresAt: until }),
  place_offer_expired: (scene) => participation('place_offer_expired', scene, { validationStatus: 'rejected' }),
  place_confirmed: (scene) => participation('place_confirmed', scene, { message: scene.words.welcome }),
  request_refused: (scene) =>
    participation('request_refused', scene, { validationStatus: 'rejected', reasonCode: 'no_place_left' }),
  place_taken_back: (scene) => participation('place_taken_back', scene, { validationStatus: 'rejected' }),
  invitation_ended: (scene) =>
    participation('invitation_ended', scene, { validationStatus: 'rejected', reasonCode: 'mission_closed' }),
  withdrawal_noted: (scene) => participation('withdrawal_noted', scene),
  request_withdrawn: (scene) => participation('request_withdrawn', scene),
  starting_soon: (scene) => about('starting_soon', scene),
  changed: (scene) => about('changed', scene, { changed: ['place'], former }),
  mission_moved: (scene) => eachStanding('mission_moved', scene),
  invitation_moved: (scene) => change('mission_moved', 'invited', scene),
  mission_cancelled: (scene) => eachStanding('mission_cancelled', scene),
  invitation_cancelled: (scene) => change('mission_cancelled', 'invited', scene),
  thanks: (scene) => about('thanks', scene, { note: scene.words.note }),
  results: (scene) => about('results', scene, { note: scene.words.note }),
  survey: (scene) => about('survey', scene),
  answers_thanks: (scene) => ({
    answered_here: about('answers_thanks', { ...scene, mission: scene.study }),
    answered_elsewhere: about('answers_thanks', { ...scene, mission: scene.study }, { elsewhere: true }),
  }),
} as const satisfies Partial<Record<string, Example>>

function participation(
  kind: ParticipantMailKind,
  { recipient, mission, others, origin, at }: Scene,
  change: Partial<ParticipantFact> = {},
): MailContent {
  const fact = { ...plainFact, by: 'staff' as const, ...change }
  return participantMail({ kind, fact, mission, participant: recipient, recipient, others, origin, at })
}

function about(
  kind: MissionMailKind,
  { mission, recipient, origin, at }: Scene,
  details: MissionMailDetails = {},
): MailContent {
  return missionMail({ kind, mission, recipient, origin, at, ...details })
}

/** A cancelled or moved mission, to each person with a place or a request as they stood to it. */
function eachStanding(kind: ChangeMailKind, scene: Scene) {
  return Object.fromEntries(standings.map((standing) => [standing, change(kind, standing, scene)]))
}

function change(
  kind: ChangeMailKind,
  standing: Standing,
  { mission, recipient, others, words, origin, at }: Scene,
): MailContent {
  const previousStartAt = new Date('2027-02-27T13:00:00Z')
  const asked = standing === 'invited' ? { expiresAt: until } : {}
  const moved = kind === 'mission_moved' ? { previousStartAt, ...asked } : {}
  return changeMail({ kind, standing, reason: words.reason, mission, recipient, others, origin, at, ...moved })
}
