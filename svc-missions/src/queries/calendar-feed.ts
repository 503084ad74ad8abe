import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as calendarFeeds from '../data/calendar-feeds.ts'
import { missions } from '../data/mission-table.ts'
import { type CalendarMission, missionCalendar } from './mission-calendar.ts'

/** What is over stays this long. */
const keptDays = 90

const columns = missions
  .pick(
    'id',
    'title',
    'summary',
    'type',
    'mode',
    'street',
    'postalCode',
    'city',
    'meetingUrl',
    'questionnaire',
    'contactName',
    'departmentCode',
    'startAt',
    'endAt',
    'updatedAt',
    'workspace',
  )
  .select('m')

type Row = Omit<CalendarMission, 'startAt' | 'endAt' | 'updatedAt'> & {
  startAt: Date
  endAt: Date | null
  updatedAt: Date
}

/** Since when somebody has an address for their calendar. */
export async function ownCalendarFeed(db: Queryable, userId: string): Promise<{ since: string | null }> {
  const since = await calendarFeeds.since(db, userId)
  return { since: since?.toISOString() ?? null }
}

/**
 * The missions in which the owner of an address has a place, as a calendar: the same entries as the files of the mails.
 * What is cancelled or given back is not among them any more, nor is a questionnaire that they have answered: its entry
 * only reminds of its last day.
 * @throws Refusal NOT_FOUND for an address that is none, or none any more
 */
export async function calendarFeed(
  db: Queryable,
  { secret, origin, at }: { secret: string; origin: string; at: Date },
): Promise<string> {
  const { id: readerId, language } = (await calendarFeeds.findReader(db, secret)) ?? refuse('NOT_FOUND')
  const { rows } = await db.query<Row>({
    name: 'calendar-feed',
    text: `select ${columns} from missions m join participants p on p.mission_id = m.id
        left join questionnaire_answers a on a.mission_id = p.mission_id and a.user_id = p.user_id
      where p.user_id = $1 and p.validation_status = 'validated' and p.withdrawn_at is null
        and coalesce(a.sent_at, p.said_answered_at) is null
        and m.deleted_at is null and m.cancelled_at is null
        and coalesce(m.end_at, m.closed_at, $2) >= $2::timestamptz - make_interval(days => ${keptDays})
      order by m.start_at, m.id`,
    values: [readerId, at],
  })
  const held = rows.map((row) => ({
    ...row,
    startAt: row.startAt.toISOString(),
    endAt: row.endAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }))
  return missionCalendar(held, { readerId, language, origin, at, subscribed: true })
}
