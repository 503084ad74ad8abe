import type { Letter, Thread, ThreadRow } from '@ensemble/contracts/missions/http'
import type { CallData } from '@ensemble/contracts/schemas'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { fromTeamSql } from '../data/messages.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { mayTalk } from '../domain/messages.ts'
import { instantSql } from './card.ts'

/** Messages of one thread that are shown, the newest. */
const mostMessages = 200

/** Characters of a message in the list of threads. */
const beginning = 160

/** Of `$2`, to the person themselves where `$3`. */
const shown = selectList({
  userId: '$2::uuid',
  displayName: `coalesce((select display_name from members_v1 where id = $2), '')`,
  messages: `coalesce(json_agg(json_build_object('id', t.id, 'fromTeam', t.from_team, 'subject', t.subject, 'text', t.text,
    'authorName', (select a.display_name from members_v1 a where a.id = t.author_id and not a.deleted),
    'sentAt', ${instantSql('t.sent_at')}) order by t.sent_at, t.id), '[]')`,
  more: `coalesce(max(t.of_all) > ${mostMessages}, false)`,
  byTelephone: 'coalesce((select by_telephone from members_v1 where id = $2), false)',
  unread: 'count(*) filter (where t.read_at is null and t.from_team = $3)::int',
} satisfies Record<keyof Omit<Thread, 'mayWrite'>, string>)

interface OfMission {
  missionId: string
  actor: Actor
}

/**
 * The thread between one person and the team, to either side.
 * @throws Refusal NOT_FOUND, also for who never had a part in the mission that the team knows of; FORBIDDEN, OUT_OF_SCOPE
 */
export async function threadOf(
  db: Queryable,
  { missionId, actor, userId }: OfMission & { userId: string },
): Promise<Thread> {
  const mission = (await missions.find(db, missionId)) ?? refuse('NOT_FOUND')
  const own = actor.id === userId
  if (!own) requireReach('mission.write_people', actor, mission)
  const part = await participants.find(db, missionId, userId)
  if (!part || (part.blind && !own)) return refuse('NOT_FOUND')
  const { rows } = await db.query<Omit<Thread, 'mayWrite'> & { deleted: boolean }>({
    name: 'thread-of',
    text: `select ${shown}, coalesce((select deleted from members_v1 where id = $2), false) as deleted
      from (select *, ${fromTeamSql} as from_team, count(*) over () as of_all from messages
        where mission_id = $1 and user_id = $2 order by sent_at desc, id desc limit ${mostMessages}) t`,
    values: [missionId, userId, own],
  })
  const { deleted, ...thread } = rows[0] ?? refuse('NOT_FOUND')
  return { ...thread, mayWrite: mayTalk(part) && !deleted }
}

interface PageInput extends OfMission {
  page?: number
  pageSize?: number
}

/**
 * Threads of a mission in which more stands than letters, those with something unread first, then the newest.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, PAGE_OUT_OF_RANGE
 */
export function threadsOf(db: Queryable, input: PageInput): Promise<CallData<'mission.threads'>> {
  return pageOf<ThreadRow>(db, input, {
    name: 'threads-of-mission',
    text: `with found as (
        select user_id, max(sent_at) as last_at, count(*) filter (where read_at is null and not ${fromTeamSql})::int as unread
        from messages where mission_id = $1 group by user_id having bool_or(letter_id is null)
      )
      select (select count(*)::int from found) as total, (select coalesce(json_agg(json_build_object('userId', f.user_id,
          'displayName', coalesce(n.display_name, ''), 'lastAt', ${instantSql('f.last_at')}, 'unread', f.unread,
          'lastText', left(last.text, ${beginning}), 'lastFromTeam', last.from_team)
        order by f.unread > 0 desc, f.last_at desc, f.user_id), '[]')
        from (select * from found order by unread > 0 desc, last_at desc, user_id limit $2 offset $3) f
        left join members_v1 n on n.id = f.user_id
        cross join lateral (select text, ${fromTeamSql} as from_team from messages
          where mission_id = $1 and user_id = f.user_id order by sent_at desc, id desc limit 1) last) as items`,
  })
}

/**
 * Letters of a mission's team, the newest first, each with who got it.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, PAGE_OUT_OF_RANGE
 */
export function lettersOf(db: Queryable, input: PageInput): Promise<CallData<'mission.letters'>> {
  return pageOf<Letter>(db, input, {
    name: 'letters-of-mission',
    text: `with found as (
        select letter_id, max(sent_at) as sent_at from messages
        where mission_id = $1 and letter_id is not null group by letter_id
      )
      select (select count(*)::int from found) as total, (select coalesce(json_agg(json_build_object('id', f.letter_id,
          'subject', sent.subject, 'text', sent.text, 'authorName', sent.author, 'sentAt', ${instantSql('f.sent_at')},
          'people', sent.people) order by f.sent_at desc, f.letter_id), '[]')
        from (select * from found order by sent_at desc, letter_id limit $2 offset $3) f
        cross join lateral (select min(l.subject) as subject, min(l.text) as text,
            min(a.display_name) filter (where not a.deleted) as author,
            json_agg(json_build_object('userId', l.user_id, 'displayName', coalesce(n.display_name, ''),
              'read', l.read_at is not null) order by n.display_name, l.user_id) as people
          from messages l left join members_v1 n on n.id = l.user_id left join members_v1 a on a.id = l.author_id
          where l.mission_id = $1 and l.letter_id = f.letter_id) sent) as items`,
  })
}

/** A page of what those who run a mission may read of its messages. */
async function pageOf<Item>(
  db: Queryable,
  { missionId, actor, page = 0, pageSize = 25 }: PageInput,
  statement: { name: string; text: string },
) {
  const mission = (await missions.find(db, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.write_people', actor, mission)
  const values = [missionId, pageSize, page * pageSize]
  const { rows } = await db.query<{ total: number; items: Item[] }>({ ...statement, values })
  const { total, items } = rows[0] ?? { total: 0, items: [] }
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  return { items, total, totalIsCapped: false, page, pageSize, lastPage }
}
