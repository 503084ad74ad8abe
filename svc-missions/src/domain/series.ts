import { latestErasure } from '@ensemble/contracts/missions/questionnaire-limits'
import { clockIn, instantIn } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'
import type { MissionContent } from './mission-content.ts'
import { lastDay } from './questionnaire.ts'

type Dates = Pick<MissionContent, 'startAt' | 'endAt' | 'registrationDeadline'>
/** Dates on the clock of a committee. */
type Placed = Dates & Pick<MissionContent, 'departmentCode'>
/** A study, or what could be one. */
type Study = Pick<MissionContent, 'startAt' | 'endAt' | 'questionnaire'>

const dayMs = 86_400_000

/** What is written of a mission, for another date: with the dates moves the day on which answers are erased. */
export function contentFrom(content: MissionContent, next: Date): MissionContent {
  const dates = datesFrom(content, next)
  return { ...content, ...dates, questionnaire: questionnaireAt(content, dates) }
}

/** The dates of a mission that begins at another moment: end and end of registration move by as much on its committee's clock. */
export function datesFrom(content: Placed, next: Date): Dates {
  const { startAt, endAt, registrationDeadline } = content
  const zone = zoneOf(content.departmentCode)
  const by = onClock(next, zone) - onClock(startAt, zone)
  return {
    startAt: next,
    endAt: endAt && moved(endAt, by, zone),
    registrationDeadline: registrationDeadline && moved(registrationDeadline, by, zone),
  }
}

/** The dates of a mission that move as those of another one of its series have. */
export function datesMovedAlike(own: Placed, before: Dates, after: Dates): Dates {
  const startAt = movedAlike(own.startAt, before.startAt, after.startAt, zoneOf(own.departmentCode))
  return {
    startAt,
    endAt: alike(own, startAt, before, after, 'endAt'),
    registrationDeadline: alike(own, startAt, before, after, 'registrationDeadline'),
  }
}

/**
 * The questionnaire of another mission of the series, for its dates. Answers are kept there for as many days after the
 * last as here; where that has not changed, for as many as they were kept there.
 */
export function questionnaireAlike(
  own: Study,
  before: Study,
  after: Study,
  dates: Pick<Study, 'startAt' | 'endAt'>,
): MissionContent['questionnaire'] {
  const eraseOn = own.questionnaire?.eraseOn
  if (!after.questionnaire || !eraseOn || daysKept(before) !== daysKept(after)) return questionnaireAt(after, dates)
  return questionnaireAt({ ...own, questionnaire: { ...after.questionnaire, eraseOn } }, dates)
}

/** A questionnaire at other dates: its answers are kept for as many days after the last, as far as the limit allows. */
export function questionnaireAt(
  study: Study,
  dates: Pick<Study, 'startAt' | 'endAt'>,
): MissionContent['questionnaire'] {
  const days = daysKept(study)
  if (!study.questionnaire || days === null) return study.questionnaire
  const last = lastDay(dates)
  const eraseOn = new Date(Date.parse(last) + days * dayMs).toISOString().slice(0, 10)
  const latest = latestErasure(last)
  // Five years have a day more or less elsewhere in the calendar.
  return { ...study.questionnaire, eraseOn: eraseOn > latest ? latest : eraseOn }
}

/** For how many days after the last one answers are kept; null where there is no day of erasure. */
function daysKept(study: Study): number | null {
  const eraseOn = study.questionnaire?.eraseOn
  return eraseOn ? (Date.parse(eraseOn) - Date.parse(lastDay(study))) / dayMs : null
}

/** The same hour on the clock of a zone, so many days earlier. */
export function daysEarlier(instant: Date, days: number, zone: string): Date {
  return moved(instant, -days * dayMs, zone)
}

/** An instant that moves as another one has, on the clock of a zone. */
export function movedAlike(own: Date, before: Date, after: Date, zone: string): Date {
  return moved(own, onClock(after, zone) - onClock(before, zone), zone)
}

/** As far from the beginning as it is there now; where it stood apart from the series, it stays as far as it was. */
function alike(own: Placed, startAt: Date, before: Dates, after: Dates, field: 'endAt' | 'registrationDeadline') {
  const zone = zoneOf(own.departmentCode)
  const now = after[field]
  const distance = now && onClock(now, zone) - onClock(after.startAt, zone)
  const earlier = before[field] && onClock(before[field], zone) - onClock(before.startAt, zone)
  if (distance !== earlier) return distance === null ? null : moved(startAt, distance, zone)
  return own[field] && moved(own[field], onClock(startAt, zone) - onClock(own.startAt, zone), zone)
}

/** What a clock shows, in ms, as if it were UTC. */
function onClock(instant: Date, zone: string): number {
  return Date.parse(`${clockIn(zone, instant.toISOString())}Z`)
}

function moved(instant: Date, by: number, zone: string): Date {
  const clock = new Date(onClock(instant, zone) + by).toISOString().slice(0, 16)
  return new Date(instantIn(zone, clock) ?? instant)
}
