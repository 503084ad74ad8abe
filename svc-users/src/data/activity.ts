import { activityTypes } from '@ensemble/contracts/enumerations'
import type { Queryable } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

export interface Activity {
  id: string
  type: string
  actorId: string
  targetType: string | null
  targetId: string | null
  /** At most 2 kB, and never a health answer. */
  metadata: Record<string, string>
  at: Date
}

export const table = defineTable<Activity>('activity', {
  id: 'uuid',
  type: 'text',
  actorId: 'uuid',
  targetType: 'text',
  targetId: 'text',
  metadata: 'jsonb',
  at: 'timestamptz',
})

const insertRow = table.insert({ name: 'activity-insert' })

export async function insert(db: Queryable, activity: Activity): Promise<void> {
  await db.query(insertRow(activity))
}

/** How often somebody did one thing since an instant. */
export async function countOfType(db: Queryable, actorId: string, type: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'activity-count-of-type',
    text: 'select count(*)::int as count from activity where actor_id = $1 and at > $2 and type = $3',
    values: [actorId, since, type],
  })
  return rows[0]?.count ?? 0
}

/**
 * What somebody's screens recorded since an instant, without what events noted of them: who takes part in much has not
 * asked for much. Counted up to a limit, however much there is.
 */
export async function countSince(db: Queryable, actorId: string, since: Date, limit: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'activity-count-since',
    text: `select count(*)::int as count
           from (select 1 from activity where actor_id = $1 and at > $2 and type = any($4) limit $3) counted`,
    values: [actorId, since, limit, activityTypes],
  })
  return rows[0]?.count ?? 0
}

/** Removes what somebody's screens recorded, when they do not want to be counted any more. */
export async function forgetUses(db: Queryable, actorId: string): Promise<void> {
  await db.query({
    name: 'activity-forget-uses',
    text: 'delete from activity where actor_id = $1 and type = any($2)',
    values: [actorId, activityTypes],
  })
}
