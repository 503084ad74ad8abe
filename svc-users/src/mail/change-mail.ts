import type { MissionAsk } from '@ensemble/contracts/missions/answer-link'
import type { Standing } from '@ensemble/contracts/missions/events'
import type { MissionTitle } from '../data/mission-titles.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import type { User } from '../domain/user.ts'
import { type Ways, waysToAnswer } from './answer-links.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { dateWords } from './dates.ts'
import { answerTime } from './invitation-words.ts'
import { factsToAsk, factsToCome, isRemote, whenInWords } from './mission-facts.ts'
import { otherMissions } from './other-missions.ts'
import { titled } from './titles.ts'
import { type MailKey, type Translate, translator } from './translate.ts'

export type ChangeMailKind = 'mission_cancelled' | 'mission_moved'

export interface ChangeMailInput {
  kind: ChangeMailKind
  standing: Standing
  /** In the words of whoever runs the mission; empty where its dates were edited, which asks for none. */
  reason: string
  /** When it was to begin; of a mission that is moved. */
  previousStartAt?: Date
  /** Until when who is invited may answer, ISO 8601; of a mission that is moved. */
  expiresAt?: string
  /** At its new date where it is moved. */
  mission: MissionTitle
  recipient: User
  /** Others that this person could register for at once; of a mission that is cancelled. */
  others: readonly MissionTitle[]
  /** Public address of the platform. */
  origin: string
  /** When it happened. */
  at: Date
}

const footers = {
  confirmed: 'footer_place',
  requested: 'footer_asked',
  waitlisted: 'footer_asked',
  invited: 'footer_proposed',
} as const satisfies Record<Standing, MailKey>

const toInvited = { mission_cancelled: 'invitation_cancelled', mission_moved: 'invitation_moved' } as const

/** The kind of mail: who was only invited holds no place, and may have left the list of invitations. */
export function changeMailKind(kind: ChangeMailKind, standing: Standing) {
  return standing === 'invited' ? toInvited[kind] : kind
}

/** Writes to one person that a mission is cancelled or moved, in the words that fit how they stood to it. */
export function changeMail(input: ChangeMailInput): MailContent {
  const { kind, standing, mission, recipient, others, origin, at } = input
  const t = translator(recipient.language)
  const reader = { language: recipient.language, t, at }
  const cancelled = kind === 'mission_cancelled'
  const mail = changeMailKind(kind, standing)
  return {
    ...titled(t, `${mail}.subject`, { title: mission.title }),
    heading: t(`${mail}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: paragraphsOf(input, t),
    facts: cancelled
      ? factsToAsk(mission, reader)
      : factsToCome(mission, reader, standing === 'confirmed' ? 'inside' : 'outside'),
    offers: cancelled ? otherMissions(others, origin, reader) : null,
    ...waysOf(input, t),
    footer: t(cancelled && standing === 'confirmed' ? 'footer_missed' : footers[standing]),
    choices: choicesLink(origin, t),
  }
}

/** What a new date asks of somebody. */
const asks = {
  confirmed: 'new_date',
  requested: 'withdrawal',
  waitlisted: 'withdrawal',
  invited: 'invitation',
} as const satisfies Record<Standing, MissionAsk>

function waysOf({ kind, standing, mission, origin, at }: ChangeMailInput, t: Translate): Ways {
  if (kind === 'mission_moved') return waysToAnswer({ ask: asks[standing], mission, origin, at, standing }, t)
  return { button: { label: t('see_mission'), url: `${origin}/missions/${mission.missionId}` } }
}

function toldOf({ kind, standing, mission, recipient }: ChangeMailInput, t: Translate): string {
  if (standing === 'invited') return t(`${toInvited[kind]}.text`)
  // Nobody travels to what takes place at home.
  if (kind === 'mission_cancelled' && standing === 'confirmed' && isRemote(mission)) return t(`${kind}.remote`)
  if (kind === 'mission_moved' && standing === 'confirmed' && isByTelephone(recipient)) return t('mission_moved.call')
  return t(`${kind}.${standing}`)
}

function paragraphsOf(input: ChangeMailInput, t: Translate) {
  const { kind, standing, reason, previousStartAt, expiresAt, mission, recipient, at } = input
  const { language } = recipient
  const { departmentCode } = mission
  const { day, time, clock } = dateWords(language, departmentCode)
  // Where the end alone is another, it begins as it was to.
  const isLater = previousStartAt && previousStartAt.getTime() !== mission.startAt.getTime()
  const before = isLater && { day: day(previousStartAt), time: `${time(previousStartAt)}${clock}` }
  const told = toldOf(input, t)
  const why = reason === '' ? [] : [t('their_words'), ...reason.split(/\n{2,}/)]
  // Only who is confirmed has the date in a calendar; of what is said by telephone there is no file.
  const withFile = standing === 'confirmed' && !isByTelephone(recipient)
  if (kind === 'mission_cancelled') return [told, ...(withFile ? [t('calendar_off')] : []), ...why]
  return [
    t('mission_moved.now', { when: whenInWords(mission, { language, t, at }) }),
    ...(before ? [t('mission_moved.before', before)] : []),
    ...why,
    // What there is to answer stands last, where the button is not far.
    told,
    ...(withFile ? [t('calendar_moved')] : []),
    // Whether a place is held meanwhile, the fact does not say.
    ...(expiresAt ? [answerTime({ key: 'answer_until', expiresAt, departmentCode, language }, t)] : []),
  ]
}
