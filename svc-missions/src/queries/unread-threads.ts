import type { UnreadThread } from '@ensemble/contracts/missions/http'
import { patienceDays, soonDays } from '@ensemble/contracts/patience'
import type { CallData } from '@ensemble/contracts/schemas'
import type { Queryable } from '@ensemble/service-kit/database'
import { Values } from '@ensemble/service-kit/lists/conditions'
import { refuse } from '@ensemble/service-kit/refusal'
import { pressingSql } from '../data/unanswered-requests.ts'
import type { Actor } from '../domain/access.ts'
import { daysAfter, daysBefore } from '../domain/days.ts'
import { instantSql } from './card.ts'
import { inReach, ownSql } from './in-reach.ts'

/** Characters of a message that are told. */
const beginning = 160

/**
 * People who have written to a team and whom nobody of it has read, across missions: those whose mission begins soon,
 * then the longest waiting. Read is read for a whole team, so each is told until one of it has opened the thread.
 * Headquarters see what has waited for too long or has no time, and their own missions (decision 115).
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function unreadThreads(
  db: Queryable,
  input: { actor: Actor; at: Date; page?: number; pageSize?: number },
): Promise<CallData<'mission.unreadThreads'>> {
  const { actor, at, page = 0, pageSize = 25 } = input
  const values = new Values()
  const places = { me: values.add(actor.id), department: () => values.add(actor.departmentCode) }
  const pressing = `(m.closed_at is null and ${pressingSql(values.add(at), values.add(daysAfter(at, soonDays)))})`
  const late = `(unread.since < ${values.add(daysBefore(at, patienceDays.message))}::timestamptz or ${pressing})`
  const reach = inReach('mission.write_people', actor, places)
  const seen = actor.role === 'referent' ? reach : `${reach} and (${late} or ${ownSql(places.me)})`
  const { rows } = await db.query<{ total: number; items: UnreadThread[] }>({
    text: `with unread as (
        select mission_id, user_id, min(sent_at) as since,
          (array_agg(left(text, ${beginning}) order by sent_at desc, id desc))[1] as last_text
        from messages where read_at is null and author_id = user_id group by mission_id, user_id
      ), found as (
        select unread.*, ${late} as late, ${pressing} as pressing, m.title, m.start_at, m.department_code
        from unread join missions m on m.id = unread.mission_id
        join participants p on p.mission_id = unread.mission_id and p.user_id = unread.user_id
        where m.deleted_at is null and not p.blind and ${seen}
      )
      select (select count(*)::int from found) as total, (select coalesce(json_agg(json_build_object(
          'userId', f.user_id, 'displayName', coalesce(n.display_name, ''), 'since', ${instantSql('f.since')},
          'late', f.late, 'pressing', f.pressing, 'lastText', f.last_text, 'mission', json_build_object('id', f.mission_id, 'title', f.title,
            'startAt', ${instantSql('f.start_at')}, 'departmentCode', f.department_code))
        order by f.pressing desc, f.since, f.mission_id, f.user_id), '[]')
        from (select * from found order by pressing desc, since, mission_id, user_id
          limit ${values.add(pageSize)} offset ${values.add(page * pageSize)}) f
        left join members_v1 n on n.id = f.user_id) as items`,
    values: values.list,
  })
  const { total, items } = rows[0] ?? { total: 0, items: [] }
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  return { items, total, totalIsCapped: false, page, pageSize, lastPage }
}
