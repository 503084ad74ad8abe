import type { PastMission } from '@ensemble/contracts/missions/past-mission'
import type { CallData } from '@ensemble/contracts/schemas'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { missions } from '../data/mission-table.ts'
import { instantSql } from './card.ts'

const shown = selectList({
  ...missions.pick('id', 'title', 'mode', 'departmentCode', 'city', 'closingNote').columns('m'),
  startAt: instantSql('m.start_at'),
  endAt: instantSql('m.end_at'),
})

/** As the index of them says it. */
const told = `m.closing_note_shared and m.closing_note is not null and m.cancelled_at is null and m.deleted_at is null`

/**
 * What missions led to, where their team lets everybody read it; the one that was closed last comes first.
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function pastMissions(
  db: Queryable,
  { page = 0, pageSize = 25 }: { page?: number; pageSize?: number },
): Promise<CallData<'mission.past'>> {
  const { rows } = await db.query<{ total: number; row: PastMission | null }>({
    name: 'past-missions',
    text: `select counted.total, paged.row
      from (select count(*)::int as total from missions m where ${told}) counted
      left join lateral (
        select to_jsonb(past) as row from (
          select ${shown} from missions m where ${told} order by m.closed_at desc, m.id limit $1 offset $2) past
      ) paged on true`,
    values: [pageSize, page * pageSize],
  })
  const total = rows[0]?.total ?? 0
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) return refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  const items = rows.flatMap(({ row }) => row ?? [])
  return { items, total, totalIsCapped: false, page, pageSize, lastPage }
}
