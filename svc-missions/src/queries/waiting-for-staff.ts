import type { WaitingForStaff } from '@ensemble/contracts/missions/http'
import { patienceDays, soonDays } from '@ensemble/contracts/patience'
import type { PermissionAction } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { Values } from '@ensemble/service-kit/lists/conditions'
import { refuse } from '@ensemble/service-kit/refusal'
import { neededSoonSql, pressingSql, unansweredSql } from '../data/unanswered-requests.ts'
import type { Actor } from '../domain/access.ts'
import { daysAfter, daysBefore } from '../domain/days.ts'
import { instantSql } from './card.ts'
import { inReach, ownSql } from './in-reach.ts'
import { placesLeftSql } from './mission-state.ts'
import { passedOnSql, passedOnToSql } from './passed-on.ts'
import { submissionSql, submittedAtSql } from './submission.ts'

/**
 * What waits for somebody across missions, what has no time first, then the longest: requests, missions to approve, and missions that are over
 * and have no closing note. A page takes from each kind in turn, so that many of one hide no other. A referent sees all
 * of their own and of the department; headquarters see what they run, what was passed on to them, and what has waited
 * for too long anywhere, or has no time to wait because the mission is near (decision 115).
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function waitingForStaff(
  db: Queryable,
  input: { actor: Actor; at: Date; page?: number; pageSize?: number },
) {
  const { actor, at, page = 0, pageSize = 25 } = input
  const values = new Values()
  const now = values.add(at)
  const places = { me: values.add(actor.id), department: () => values.add(actor.departmentCode) }
  const lateBefore = (kind: keyof typeof patienceDays) => values.add(daysBefore(at, patienceDays[kind]))
  const mine = ownSql(places.me)
  /** Headquarters are no team of a department: they see what it has left lying. */
  const seen = (action: PermissionAction, late: string) => {
    const reach = inReach(action, actor, places)
    return actor.role === 'referent' ? reach : `${reach} and (${late} or ${mine})`
  }
  const requestOld = `p.updated_at < ${lateBefore('request')}::timestamptz`
  const soon = values.add(daysAfter(at, soonDays))
  const requestNear = neededSoonSql(soon)
  const requestLate = `(${requestOld} or ${requestNear})`
  const noteLate = `m.end_at < ${lateBefore('note')}::timestamptz`
  const { rows } = await db.query<{ row: WaitingForStaff | null; total: number }>({
    text: `with waiting as materialized (
        select 'request' as kind, m.id as mission_id, p.user_id, p.updated_at as since, ${requestLate} as late,
          ${requestNear} and ${pressingSql(now, soon)} as pressing
        from participants p join missions m on m.id = p.mission_id
        where ${unansweredSql(now)}
          and ${seen('mission.decide_participants', `${requestLate} or coalesce(${passedOnToSql(places.me)}, false)`)}
        union all
        select 'approval', id, null, since, since < ${lateBefore('approval')}::timestamptz, false
        from (select m.id, ${submittedAtSql} as since from missions m
          where m.approval_status = 'waiting_for_approval' and m.rejected_at is null and m.closed_at is null
            and m.deleted_at is null and ${inReach('mission.approve', actor, places)}) submitted
        union all
        select 'note', m.id, null, m.end_at, ${noteLate}, false from missions m
        where m.approval_status = 'approved' and m.deleted_at is null and m.cancelled_at is null and m.closing_note is null
          and m.end_at < ${now}
          and ${seen('mission.edit', noteLate)}
      ), counted as (select count(*)::int as total from waiting)
      select counted.total, paged.row from counted left join lateral (
        select json_build_object('kind', w.kind, 'since', ${instantSql('w.since')}, 'late', w.late,
          'pressing', w.pressing, 'mission', json_build_object('id', m.id, 'title', m.title, 'startAt', ${instantSql('m.start_at')},
            'endAt', ${instantSql('m.end_at')}, 'departmentCode', m.department_code, 'placesLeft', ${placesLeftSql},
            'questions', m.questions, 'mayWrite', ${inReach('mission.write_people', actor, places)},
            'submission', case when w.kind = 'approval' then ${submissionSql} end),
          'person', case when w.user_id is null then null else json_build_object('userId', w.user_id,
            'displayName', coalesce(n.display_name, ''), 'departmentCode', n.department_code,
            'motivation', p.motivation, 'answers', p.answers, 'conflictOfInterest', p.conflict_of_interest,
            'byTelephone', coalesce(n.by_telephone, false),
            'passedOn', ${passedOnSql}, 'part', 'requested') end) as row
        from (select * from (
            select *, row_number() over (partition by kind order by pressing desc, since, mission_id, user_id) as turn from waiting
          ) turns order by turn, pressing desc, since, mission_id, user_id
          limit ${values.add(pageSize)} offset ${values.add(page * pageSize)}) w
        join missions m on m.id = w.mission_id
        join mission_seats s on s.mission_id = m.id
        left join participants p on p.mission_id = w.mission_id and p.user_id = w.user_id
        left join members_v1 n on n.id = w.user_id
        order by w.pressing desc, w.since, w.mission_id, w.user_id
      ) paged on true`,
    values: values.list,
  })
  const total = rows[0]?.total ?? 0
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE')
  const items = rows.flatMap(({ row }) => row ?? [])
  return { items, total, totalIsCapped: false, page, pageSize, lastPage }
}
