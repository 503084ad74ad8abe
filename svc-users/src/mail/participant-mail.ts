import type { MissionAsk } from '@ensemble/contracts/missions/answer-link'
import { isByTelephone } from '../domain/by-telephone.ts'
import { daysAfter } from '../domain/days.ts'
import {
  endsThere,
  isStaffReason,
  type ParticipantFact,
  type ParticipantMailKind,
} from '../domain/participant-mails.ts'
import { displayName, type User } from '../domain/user.ts'
import type { MissionTitle } from '../data/mission-titles.ts'
import { type Ways, waysToAnswer } from './answer-links.ts'
import type { MailContent } from './content.ts'
import { choicesLink } from './choices.ts'
import { answerTime, teamWords } from './invitation-words.ts'
import { factsToAsk, factsToCome, hasOpened, type Side, startInWords } from './mission-facts.ts'
import { otherMissions } from './other-missions.ts'
import { requestPage } from './team-pages.ts'
import { titled } from './titles.ts'
import { type MailKey, type Translate, translator } from './translate.ts'
import { withdrawingWords } from './withdrawing-words.ts'

export interface ParticipantMailInput {
  kind: ParticipantMailKind
  fact: ParticipantFact
  mission: MissionTitle
  /** The person who takes part, and the person who reads the mail: the same for mails to members. */
  participant: User
  recipient: User
  /** Missions offered instead, for a refusal. */
  others: MissionTitle[]
  /** Public address of the platform. */
  origin: string
  /** When it happened. */
  at: Date
}

/** What can be answered from the mail itself. */
const asks: Partial<Record<ParticipantMailKind, MissionAsk>> = {
  invitation: 'invitation',
  place_offered: 'invitation',
  request_received: 'withdrawal',
  registration_confirmed: 'withdrawal',
  place_confirmed: 'withdrawal',
}

/** Why somebody gets a mail; who holds a place, or is asked to take one, needs all that it takes to come. */
const footers = {
  request_received: 'footer_asked',
  registration_confirmed: 'footer_place',
  new_request: 'footer_team',
  place_confirmed: 'footer_place',
  request_refused: 'footer_asked',
  place_taken_back: 'footer_missed',
  invitation_ended: 'footer_proposed',
  invitation: 'footer_proposed',
  place_offered: 'footer_asked',
  place_offer_expired: 'footer_asked',
  invitation_answered: 'footer_team',
  participant_withdrew: 'footer_team',
  withdrawal_noted: 'footer_missed',
  request_withdrawn: 'footer_asked',
} as const satisfies Record<ParticipantMailKind, MailKey>

/** Writes one mail about a participation in the recipient's language; health is never named. */
export function participantMail(input: ParticipantMailInput): MailContent {
  const { kind, mission, recipient, participant, others, origin, at } = input
  const t = translator(recipient.language)
  const values = { title: mission.title, name: displayName(participant) }
  const words = textsOf(input)
  return {
    ...titled(t, `${words}.subject`, values),
    heading: t(`${words}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: paragraphs(input, t, values),
    facts: factsOf(input, t),
    offers: endsThere(kind) ? otherMissions(others, origin, { language: recipient.language, t, at }) : null,
    ...waysOf(input, t),
    footer: t(footers[kind]),
    choices: choicesLink(origin, t),
  }
}

/** Where the texts of a mail are: some kinds have one occasion with texts of its own. */
function textsOf(input: ParticipantMailInput) {
  if (isPromoted(input)) return 'request_received.promoted'
  if (isGone(input)) return 'participant_withdrew.no_account'
  // Nobody has decided about a request that the end of its mission ends, nor about a place in the line.
  const unanswered = input.kind === 'request_refused' && input.fact.reasonCode === 'mission_closed'
  return unanswered ? 'request_refused.ended' : input.kind
}

function waysOf({ kind, fact, mission, participant, origin, at }: ParticipantMailInput, t: Translate): Ways {
  if (endsThere(kind)) return { button: { label: t('see_missions'), url: `${origin}/missions/browse` } }
  const ask = asks[kind]
  const awaited = fact.waitlistPosition === null ? 'requested' : 'waitlisted'
  if (ask)
    return waysToAnswer({ ask, mission, origin, at, standing: kind === 'request_received' ? awaited : 'confirmed' }, t)
  const { missionId } = mission
  if (kind === 'new_request') {
    return { button: { label: t('see_request'), url: `${origin}${requestPage(missionId, participant.id)}` } }
  }
  if (footers[kind] === 'footer_team') {
    return { button: { label: t('see_participants'), url: `${origin}${requestPage(missionId)}` } }
  }
  return { button: { label: t('see_mission'), url: `${origin}/missions/${missionId}` } }
}

/** How who gets a mail stands to the mission. */
const sides = {
  footer_team: 'team',
  footer_place: 'inside',
  footer_asked: 'outside',
  footer_proposed: 'outside',
  footer_missed: 'outside',
} as const satisfies Record<(typeof footers)[ParticipantMailKind], Side>

/** After these nobody expects the person, who may still ask about the mission. */
const asksOnly: readonly ParticipantMailKind[] = ['withdrawal_noted', 'request_withdrawn', 'place_offer_expired']

function factsOf({ kind, mission, recipient, at }: ParticipantMailInput, t: Translate): MailContent['facts'] {
  const reader = { language: recipient.language, t, at }
  if (endsThere(kind) || asksOnly.includes(kind)) return factsToAsk(mission, reader)
  return factsToCome(mission, reader, sides[footers[kind]])
}

/** Whether a request is read that waited in line: weeks after it was sent, and nobody but the system moves it up. */
function isPromoted({ kind, fact }: Pick<ParticipantMailInput, 'kind' | 'fact'>): boolean {
  return kind === 'request_received' && fact.waitlistPosition === null && fact.by === 'system'
}

/** Whether the platform gives back the place of somebody whose account is deleted: there is no name, and no will. */
function isGone({ kind, participant }: Pick<ParticipantMailInput, 'kind' | 'participant'>): boolean {
  return kind === 'participant_withdrew' && participant.status === 'deleted'
}

function paragraphs(input: ParticipantMailInput, t: Translate, values: Record<string, string>): string[] {
  const { kind, fact, recipient } = input
  const spoken = isByTelephone(recipient)
  const words = wordsOfTeam(fact, t)
  switch (kind) {
    case 'request_received':
      if (fact.waitlistPosition !== null) return [t('request_received.waitlist', { position: fact.waitlistPosition })]
      return [t(isPromoted(input) ? 'request_received.promoted.text' : 'request_received.text')]
    case 'registration_confirmed':
    case 'place_confirmed':
      return [...welcome(kind, input, t), ...words, withdrawingWords(input, t)]
    case 'request_refused': {
      const reason = isStaffReason(fact.reasonCode) ? fact.reasonCode : 'other'
      if (reason === 'mission_closed') return [t('request_refused.ended.text'), ...words]
      // The team's own words say more than the sentence that stands for them.
      const standing = reason === 'other' && words.length > 0 ? [] : [t(`request_refused.reasons.${reason}`)]
      return [t('request_refused.text'), ...standing, ...words]
    }
    case 'place_taken_back':
      return spoken
        ? [t('place_taken_back.text'), ...words, t('place_taken_back.call')]
        : [[t('place_taken_back.text'), t('calendar_off')].join(' '), ...words, t('place_taken_back.ask')]
    case 'invitation_ended':
      return [
        t(fact.reasonCode === 'mission_closed' ? 'invitation_ended.text' : 'invitation_ended.taken_back'),
        ...words,
      ]
    case 'invitation':
    case 'place_offered':
      return [t(`${kind}.text`), ...words, ...timeToAnswer(kind, input, t)]
    case 'invitation_answered':
      return [t(`invitation_answered.${fact.validationStatus === 'validated' ? 'accepted' : 'declined'}`, values)]
    case 'participant_withdrew':
      if (isGone(input)) return [t(`participant_withdrew.no_account.${fact.was === 'requested' ? 'request' : 'text'}`)]
      return [t(fact.was === 'requested' ? 'participant_withdrew.request' : 'participant_withdrew.text', values)]
    case 'new_request':
    case 'withdrawal_noted':
      return [t(`${kind}.text`, values)]
    case 'place_offer_expired':
      return [t('place_offer_expired.text'), t(`place_offer_expired.${spoken ? 'call' : 'again'}`)]
    case 'request_withdrawn':
      return [t('request_withdrawn.text', values), t('request_withdrawn.back')]
  }
}

/** Days before its beginning that a mission reminds of itself. */
const remindedDays = 3

/** What a place means: an appointment, or questions that can be answered. Who is late gets no reminder. */
function welcome(
  kind: 'registration_confirmed' | 'place_confirmed',
  { mission, recipient, at }: ParticipantMailInput,
  t: Translate,
): string[] {
  if (hasOpened(mission, at)) return [t(`${kind}.study`)]
  if (mission.nature?.type === 'studies_and_surveys') {
    return [t('study_opens', { when: startInWords(mission, { language: recipient.language, t, at }) })]
  }
  const reminded = mission.startAt > daysAfter(at, remindedDays)
  const said = t(isByTelephone(recipient) ? 'place_confirmed.call' : `${kind}.text`)
  return [[said, ...(reminded ? [t('reminder')] : [])].join(' ')]
}

/** What the team wrote to this person; what a member writes is for the team's list. */
function wordsOfTeam({ by, message }: ParticipantFact, t: Translate): string[] {
  return by === 'member' ? [] : teamWords(message, t)
}

function timeToAnswer(
  kind: 'invitation' | 'place_offered',
  { fact, mission, recipient }: ParticipantMailInput,
  t: Translate,
): string[] {
  const { expiresAt, blind } = fact
  const { departmentCode } = mission
  // More people are drawn than there are places: no place is held for any of them.
  const key = blind ? 'answer_until' : (`${kind}.time` as const)
  return expiresAt ? [answerTime({ key, expiresAt, departmentCode, language: recipient.language }, t)] : []
}
