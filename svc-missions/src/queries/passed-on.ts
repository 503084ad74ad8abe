import type { PassedOn } from '@ensemble/contracts/missions/http'
import type { Queryable } from '@ensemble/service-kit/database'
import { instantSql } from './card.ts'

const nameSql = (id: string) =>
  `coalesce((select c.display_name from members_v1 c where c.id = ${id} and not c.deleted), '')`

/**
 * SQL of each time that a request was passed on, the last one first; of a life before a new registration nothing counts.
 * Needs `p`.
 */
export const passedOnSql = `coalesce((select json_agg(json_build_object('toId', r.to_id, 'toName', ${nameSql('r.to_id')},
    'byId', r.by_id, 'byName', ${nameSql('r.by_id')}, 'at', ${instantSql('r.at')}, 'words', r.words)
    order by r.at desc, r.id desc)
  from passed_on_requests r
  where r.mission_id = p.mission_id and r.user_id = p.user_id and r.at >= p.created_at), '[]')`

/** SQL of whether a request was passed on to somebody last. Needs `p`. */
export function passedOnToSql(me: string): string {
  return `(select r.to_id = ${me} from passed_on_requests r
    where r.mission_id = p.mission_id and r.user_id = p.user_id and r.at >= p.created_at
    order by r.at desc, r.id desc limit 1)`
}

/** Each time that the request of one person was passed on, the last one first. */
export async function passedOnOf(db: Queryable, missionId: string, userId: string): Promise<PassedOn[]> {
  const { rows } = await db.query<{ told: PassedOn[] }>({
    name: 'passed-on-of',
    text: `select ${passedOnSql} as told from participants p where p.mission_id = $1 and p.user_id = $2`,
    values: [missionId, userId],
  })
  return rows[0]?.told ?? []
}
