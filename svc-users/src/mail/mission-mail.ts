import type { RejectionReason } from '@ensemble/contracts/enumerations'
import type { FormerAppointment } from '@ensemble/contracts/missions/mission-facts'
import type { SessionFact } from '@ensemble/contracts/missions/practical-facts'
import type { MissionTitle } from '../data/mission-titles.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import type { User } from '../domain/user.ts'
import { type Ways, waysToAnswer } from './answer-links.ts'
import type { MailContent } from './content.ts'
import { choicesLink } from './choices.ts'
import { formerWords } from './former-words.ts'
import { answerTime, teamWords } from './invitation-words.ts'
import { factsToAsk, factsToCome, type Side } from './mission-facts.ts'
import { ownMissionsPage, revisionPage } from './team-pages.ts'
import { titled } from './titles.ts'
import { type MailKey, type Translate, translator } from './translate.ts'
import { withdrawingWords } from './withdrawing-words.ts'

/** Mails about a mission, as docs/mails.md names them; each with the page below the mission that it opens. */
const buttons = {
  mission_to_approve: 'read_and_decide',
  mission_published: 'see_mission',
  mission_to_revise: 'revise_mission',
  rejection_revoked: 'see_mission',
  colleague_cancelled: 'see_mission',
  colleague_moved: 'see_mission',
  colleague_deleted: 'see_my_missions',
  invitation_reminder: 'answer_invitation',
  thanks: 'see_mission',
  results: 'see_mission', // to who could not come
  answers_thanks: 'see_answers', // for answers to a study
  survey: 'answer_survey',
  starting_soon: 'see_mission',
  changed: 'see_mission',
  ending_soon: 'see_mission',
  ended: 'close_mission',
  closing_soon: 'close_mission',
} as const

export type MissionMailKind = keyof typeof buttons

/** Why somebody gets a mail. */
const footers = {
  mission_to_approve: 'footer_approver',
  mission_published: 'footer_team',
  mission_to_revise: 'footer_team',
  rejection_revoked: 'footer_team',
  colleague_cancelled: 'footer_team',
  colleague_moved: 'footer_team',
  colleague_deleted: 'footer_ran',
  invitation_reminder: 'footer_proposed',
  thanks: 'footer_took_part',
  results: 'footer_missed',
  answers_thanks: 'footer_answered',
  survey: 'footer_took_part',
  starting_soon: 'footer_place',
  changed: 'footer_place',
  ending_soon: 'footer_team',
  ended: 'footer_team',
  closing_soon: 'footer_team',
} as const satisfies Record<MissionMailKind, MailKey>

/** What the words depend on. */
export interface MissionMailDetails {
  cause?: 'edited' | 'resubmitted'
  reasonCode?: RejectionReason
  /** Words of staff for staff. */
  comment?: string
  restored?: boolean
  count?: number
  /** Words of the team for those who took part. */
  note?: string
  changed?: readonly ('date' | 'place' | 'link')[]
  /** What date and place were before. */
  former?: FormerAppointment
  /** The sessions changed: those that do not take place any more. */
  endedSessions?: readonly SessionFact[]
  /** Of a survey, as its sender wrote them. */
  subject?: string
  message?: string | null
  /** Until when an invitation can be answered, ISO 8601. */
  expiresAt?: string
  /** Name of the colleague who did it; absent where their account is gone. */
  by?: string
  /** Of thanks for answers: another tool has them. */
  elsewhere?: boolean
}

export interface MissionMailInput extends MissionMailDetails {
  kind: MissionMailKind
  mission: MissionTitle
  recipient: User
  /** Public address of the platform. */
  origin: string
  /** When it happened. */
  at: Date
}

/** Writes one mail about a mission in the recipient's language; health is never named. */
export function missionMail(input: MissionMailInput): MailContent {
  const { kind, recipient, origin } = input
  const t = translator(recipient.language)
  return {
    ...titleOf(input, t),
    heading: t(isElsewhere(input) ? 'answers_thanks.elsewhere.heading' : `${kind}.heading`, { count: input.count }),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: paragraphsOf(input, t),
    facts: factsOf(input, t),
    offers: null,
    ...waysOf(input, t),
    footer: t(footers[kind]),
    choices: choicesLink(origin, t),
  }
}

/** Thanks for answers that nobody here has seen. */
function isElsewhere({ kind, elsewhere }: MissionMailInput): boolean {
  return kind === 'answers_thanks' && elsewhere === true
}

function waysOf(input: MissionMailInput, t: Translate): Ways {
  const { kind, mission, origin, at } = input
  if (kind === 'invitation_reminder') return waysToAnswer({ ask: 'invitation', mission, origin, at }, t)
  if (footers[kind] === 'footer_place') return waysToAnswer({ ask: 'withdrawal', mission, origin, at }, t)
  const label = isElsewhere(input) || input.restored ? 'see_mission' : buttons[kind]
  return { button: { label: t(label), url: `${origin}${pageOf(label, kind, mission)}` } }
}

function pageOf(label: (typeof buttons)[MissionMailKind], kind: MissionMailKind, { missionId }: MissionTitle): string {
  if (label === 'revise_mission') return revisionPage(missionId)
  // A mission that was deleted has no page.
  if (label === 'see_my_missions') return ownMissionsPage
  return `/missions/${missionId}${parts[kind] ?? ''}`
}

/** The part of the mission's page that some mails are about. */
const parts: Partial<Record<MissionMailKind, string>> = {
  answers_thanks: '?questionnaire',
  ended: '?close',
  closing_soon: '?close',
}

/** How who gets a mail stands to the mission. */
const sides = {
  footer_team: 'team',
  footer_ran: 'team',
  footer_approver: 'team',
  footer_place: 'inside',
  footer_proposed: 'outside',
  footer_took_part: 'inside',
  footer_answered: 'inside',
  footer_missed: 'outside',
} as const satisfies Record<(typeof footers)[MissionMailKind], Side>

/** Kinds that come when the mission is over, or nearly: there is nothing to come to. */
const afterwards: readonly MissionMailKind[] = [
  'thanks',
  'results',
  'answers_thanks',
  'survey',
  'ended',
  'closing_soon',
  'colleague_cancelled',
  'colleague_deleted',
]

function factsOf({ kind, mission, recipient, at }: MissionMailInput, t: Translate): MailContent['facts'] {
  const reader = { language: recipient.language, t, at }
  const side = sides[footers[kind]]
  if (!afterwards.includes(kind)) return factsToCome(mission, reader, side)
  return factsToAsk(mission, reader, side, kind === 'answers_thanks')
}

/** Until when to answer: whether a place is held meanwhile, the fact does not say. */
function timeLeft(
  { expiresAt, mission: { departmentCode }, recipient: { language } }: MissionMailInput,
  t: Translate,
): string {
  const key = 'answer_until'
  return expiresAt ? answerTime({ key, expiresAt, departmentCode, language }, t) : t('invitation_reminder.soon')
}

function formerOf(
  { mission, former, recipient: { language }, at }: MissionMailInput,
  part: 'date' | 'place' | 'link',
  t: Translate,
): string[] {
  return formerWords(part, mission, former, { language, t, at })
}

function paragraphsIn(words: string): string[] {
  return words.split(/\n{2,}/)
}

function titleOf({ kind, mission: { title }, count = 0, subject }: MissionMailInput, t: Translate) {
  if (kind !== 'survey') return titled(t, `${kind}.subject`, { title, count })
  // Without words of its sender, ours stand in theirs: in the language of the mail alone.
  return subject
    ? titled(t, 'survey.subject', { subject, title })
    : { subject: t('survey.subject', { subject: t('survey.heading'), title }) }
}

function paragraphsOf(input: MissionMailInput, t: Translate): string[] {
  const { kind, cause, reasonCode = 'other', comment, restored, note, changed = [], endedSessions, message } = input
  const given = (words: string | null | undefined) => (words ? [words] : [])
  switch (kind) {
    case 'mission_to_approve':
      return [...(cause ? [t(`mission_to_approve.${cause}`)] : []), t('mission_to_approve.text')]
    case 'mission_to_revise':
      return [
        t(`mission_to_revise.reasons.${reasonCode}`),
        ...given(comment),
        t(restored ? 'mission_to_revise.restored' : 'mission_to_revise.next'),
      ]
    case 'thanks':
    case 'results':
      return [t(`${kind}.text`), ...given(note).flatMap(paragraphsIn)]
    case 'survey':
      return [...given(message).flatMap(paragraphsIn), t('survey.text')]
    case 'invitation_reminder':
      return [t('invitation_reminder.text'), ...teamWords(message, t), timeLeft(input, t)]
    case 'answers_thanks':
      return [
        t('answers_thanks.text'),
        ...(isElsewhere(input)
          ? [t('answers_thanks.elsewhere.known'), t('answers_thanks.elsewhere.back')]
          : [t('answers_thanks.number'), t('answers_thanks.back')]),
      ]
    case 'starting_soon':
      return [t('starting_soon.text'), withdrawingWords(input, t)]
    case 'changed':
      return [
        ...changed.map((part) => [t(`changed.${part}`), ...formerOf(input, part, t)].join(' ')),
        ...(endedSessions ? [t('changed.sessions')] : []),
        t('changed.text'),
        ...(isByTelephone(input.recipient) ? [] : [t('calendar_moved')]),
      ]
    case 'colleague_cancelled':
    case 'colleague_moved':
    case 'colleague_deleted':
      return [
        ...(input.by ? [t(`${kind}.by`, { by: input.by })] : []),
        ...given(comment),
        ...(input.count ? [t('colleague_following', { count: input.count })] : []),
        t(`${kind}.text`),
      ]
    case 'mission_published':
    case 'rejection_revoked':
    case 'ending_soon':
    case 'ended':
    case 'closing_soon':
      return [t(`${kind}.text`, { count: input.count })]
  }
}
