import type { Queryable } from '@ensemble/service-kit/database'

export interface TokenState {
  id: string
  sessionId: string
  sessionVersion: number
}

/** Whether a token that verifies still stands: its session is open, its version current, its account in use. */
export async function isLive(db: Queryable, { id, sessionId, sessionVersion }: TokenState): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'sessions-is-live',
    text: `select 1 from sessions s join users u on u.id = s.user_id
           where s.id = $2 and s.user_id = $1 and s.ended_at is null
             and u.session_version <= $3 and u.status in ('pending_approval', 'validated')`,
    values: [id, sessionId, sessionVersion],
  })
  return rowCount > 0
}
