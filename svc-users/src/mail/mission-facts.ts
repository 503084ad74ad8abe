import { departments, officeOf } from '@ensemble/contracts/departments'
import type { Language } from '@ensemble/contracts/enumerations'
import { effortTime } from '@ensemble/contracts/missions/effort-words'
import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import { phoneAddress, readablePhone } from '@ensemble/contracts/phone-numbers'
import { wordOf } from '@ensemble/contracts/words/word-of'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { MailFact } from './content.ts'
import { dateWords } from './dates.ts'
import type { Translate } from './translate.ts'

/** Who reads a mail, and of which moment it tells. */
export interface Reader {
  language: Language
  t: Translate
  at: Date
}

/** How somebody stands to a mission: outside, with a place in it, or as one who runs or approves it. */
export type Side = 'outside' | 'inside' | 'team'

/** Which mission a mail is about: its title, when it is, from and until, and where. */
function missionFacts(mission: MissionTitle, { language, t }: Reader, when: string): MailFact[] {
  return [
    { label: t('mission'), value: mission.title },
    { label: t('when'), value: when, glance: true },
    { label: t('where_it_runs'), value: whereInWords(mission, { language, t }), glance: true },
  ]
}

/**
 * Which mission it is, and whom to ask about it: where there is nothing to come to any more.
 * @param open a questionnaire that can still be answered; of any other mail its dates alone are certain to be true
 */
export function factsToAsk(mission: MissionTitle, reader: Reader, side: Side = 'outside', open = false): MailFact[] {
  const when = open ? whenInWords(mission, reader) : datesInWords(mission, reader)
  return [...missionFacts(mission, reader, when), ...contactFacts(mission, side, reader.t)]
}

/**
 * All that somebody needs to come, or to tell others how, so that the mail is enough by itself.
 * @param side the link of the meeting and the sessions are for those who hold a place and for the team, as on the
 *   mission's page
 */
export function factsToCome(mission: MissionTitle, reader: Reader, side: Side): MailFact[] {
  const { t, language } = reader
  const { practical } = mission
  const facts = missionFacts(mission, reader, whenInWords(mission, reader))
  if (!practical) return facts
  const { accessNote, practicalInfo, energy } = practical
  const remote = mission.nature?.type === 'studies_and_surveys' || isRemote(mission)
  const rest = [
    [t('access'), accessNote],
    [t('travel'), remote ? null : energy.travelNote],
    [t('to_know'), practicalInfo],
    [t('time_needed'), durationInWords(practical, language, t)],
    [t('energy'), effortInWords(mission, practical, t)],
  ] as const
  return [
    ...facts,
    ...(side === 'outside' ? [] : sessionFacts(mission, practical, reader)),
    ...linkFact(mission, practical, side, t),
    ...[...rest.flatMap(([label, value]) => (value ? [{ label, value }] : [])), ...contactFacts(mission, side, t)].map(
      (fact) => ({ ...fact, later: true as const }),
    ),
  ]
}

/** Whether a mission is a questionnaire that has opened: before its beginning nobody can answer. */
export function hasOpened({ nature, startAt }: Pick<MissionTitle, 'nature' | 'startAt'>, at: Date): boolean {
  return nature?.type === 'studies_and_surveys' && startAt <= at
}

/** When a mission is, in one line: from and until, or until when a questionnaire that has opened can be answered. */
export function whenInWords(mission: MissionTitle, reader: Reader): string {
  const { endAt, departmentCode } = mission
  if (endAt === null || !hasOpened(mission, reader.at)) return datesInWords(mission, reader)
  const { day, time, clock } = dateWords(reader.language, departmentCode)
  return reader.t('open_until', { day: day(endAt), end: `${time(endAt)}${clock}` })
}

/** When a mission begins, by the clock of where it is. */
export function startInWords({ startAt, departmentCode }: MissionTitle, { language, t }: Reader): string {
  const { day, time, clock } = dateWords(language, departmentCode)
  return t('at_time', { day: day(startAt), start: `${time(startAt)}${clock}` })
}

/** From when until when a mission is, whatever kind it has. */
function datesInWords(mission: MissionTitle, reader: Reader): string {
  return periodInWords(mission, reader, dateWords(reader.language, mission.departmentCode).clock)
}

/** @param clock what follows the hours */
function periodInWords({ startAt, endAt, departmentCode }: MissionTitle, { language, t }: Reader, clock: string) {
  const { day, time } = dateWords(language, departmentCode)
  if (endAt === null) return t('no_end', { day: day(startAt), start: `${time(startAt)}${clock}` })
  const [first, last] = [day(startAt), day(endAt)]
  const times = { start: time(startAt), end: `${time(endAt)}${clock}` }
  return first === last ? t('from_until', { day: first, ...times }) : t('days', { first, last, ...times })
}

/** Where a mission is: its address, or that it is remote; its department where nothing more is known. */
export function whereInWords(
  { practical, nature, departmentCode }: MissionTitle,
  { language, t }: Omit<Reader, 'at'>,
): string {
  if (!practical) {
    const department = departments.find(({ code }) => code === departmentCode)
    return department ? `${department.name} (${department.code})` : t('national')
  }
  if (!holdsAddress(practical)) return wordOf('missionModes', 'remote', language)
  const address = addressOf(practical)
  return nature?.mode === 'mixed' ? t('mixed', { address }) : address
}

/** Whether nobody has to travel, as far as is known. */
export function isRemote({ practical }: MissionTitle): boolean {
  return practical ? !holdsAddress(practical) : false
}

/** How much time a mission takes, in words. */
export function durationInWords({ effort }: PracticalFacts, language: Language, t: Translate): string {
  return t(`duration.${effort.per}`, { time: effortTime(effort.hours, language) })
}

/** How tiring a mission is, in words. */
export function levelInWords({ energy }: Pick<PracticalFacts, 'energy'>, t: Translate): string {
  if (energy.level === 1) return t('effort.level_1')
  return t(energy.level === 2 ? 'effort.level_2' : 'effort.level_3')
}

/** So many sessions are said one by one; the calendar has all of them. */
const saidSessions = 8

/** The sessions of a mission that comes back, one a line. */
function sessionFacts(mission: MissionTitle, { sessions = [] }: PracticalFacts, reader: Reader): MailFact[] {
  if (sessions.length === 0) return []
  const { t } = reader
  const { day, time, clock } = dateWords(reader.language, mission.departmentCode)
  const lines = sessions.slice(0, saidSessions).map((session) => {
    const start = new Date(session.startAt)
    if (session.endAt === null) return t('at_time', { day: day(start), start: time(start) })
    return periodInWords({ ...mission, startAt: start, endAt: new Date(session.endAt) }, reader, '')
  })
  const rest = sessions.length - lines.length
  // Whose clock it is, once and not on each line.
  return [
    {
      label: `${t('sessions')}${clock}`,
      value: [...lines, ...(rest > 0 ? [t('sessions_more', { count: rest })] : [])].join('\n'),
    },
  ]
}

/** A mission without its sessions that are over. */
export function withSessionsToCome<Mission extends Pick<MissionTitle, 'practical'>>(
  mission: Mission,
  at: Date,
): Mission {
  const { practical } = mission
  if (!practical?.sessions) return mission
  const sessions = practical.sessions.filter(({ startAt }) => new Date(startAt) >= at)
  return { ...mission, practical: { ...practical, sessions } }
}

function holdsAddress({ street, city }: PracticalFacts): boolean {
  return street !== null || city !== null
}

/** An address in one line; empty where there is none. */
export function addressOf({ street, postalCode, city }: PracticalFacts): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function linkFact(mission: MissionTitle, practical: PracticalFacts, side: Side, t: Translate): MailFact[] {
  const { meetingUrl: url } = practical
  if (!url) return []
  const label = t(mission.nature?.type === 'studies_and_surveys' ? 'questionnaire' : 'meeting')
  return [side === 'outside' ? { label, value: t('link_later') } : { label, value: url, url }]
}

/** What cannot be said of a questionnaire, or of a meeting in a room, is not said of it. */
function effortInWords(mission: MissionTitle, { energy, meetingUrl }: PracticalFacts, t: Translate): string {
  const questionnaire = mission.nature?.type === 'studies_and_surveys'
  return [
    levelInWords({ energy }, t),
    ...(energy.canSit && !questionnaire ? [t('effort.canSit')] : []),
    ...(energy.canStop ? [t('effort.canStop')] : []),
    ...(energy.breaks && !questionnaire ? [t('effort.breaks')] : []),
    ...(energy.cameraOptional && meetingUrl && !questionnaire ? [t('effort.cameraOptional')] : []),
    ...(energy.companion && !questionnaire ? [t('effort.companion')] : []),
  ].join(', ')
}

/** Whom to ask: the name that the mission's page gives, and the telephone of its office. */
function contactFacts({ departmentCode, practical }: MissionTitle, side: Side, t: Translate): MailFact[] {
  if (!practical) return []
  const { phone } = officeOf(departmentCode)
  const label = t(side === 'team' ? 'contact_of_mission' : 'contact')
  return [{ label, value: `${practical.contactName}, ${readablePhone(phone)}`, url: phoneAddress(phone) }]
}

/** Whom to ask, in one line: for a calendar, where no number needs a link. */
export function contactInWords({ departmentCode }: MissionTitle, { contactName }: PracticalFacts): string {
  return `${contactName}, ${officeOf(departmentCode).phone}`
}
