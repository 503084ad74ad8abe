import { typeset } from '@ensemble/contracts/typography'
import type { OpenMissions } from '@ensemble/contracts/missions/open-missions'
import type { Queryable } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import { hasPlacesSql, traitCondition, valuesSql } from '../data/mission-traits.ts'
import { now } from './browse-columns.ts'
import { openSql } from './browse-scope.ts'
import { instantSql } from './card.ts'
import { takesRegistrationsSql } from './mission-state.ts'

/** What somebody without an account could join: the rule of the button, for nobody in particular. */
const joinable = `${openSql} and ${takesRegistrationsSql(now)} and ${hasPlacesSql}
  and not ${valuesSql('requiredVolunteerKinds')}`

const remote = traitCondition({ field: 'mode', operator: 'eq', value: 'remote' })

/** Among so many of the soonest, different kinds are looked for. */
const soonest = 60

const shown = selectList({
  title: 'm.title',
  summary: 'm.summary',
  city: `case when m.mode <> 'remote' then m.city end`,
  startAt: instantSql('m.start_at'),
  endAt: instantSql('m.end_at'),
  departmentCode: `case when m.mode <> 'remote' then m.department_code end`,
})

/** The soonest open mission of each of three kinds, and how many missions are open to all. */
export async function openMissions(db: Queryable, at: Date): Promise<OpenMissions> {
  const { rows } = await db.query<OpenMissions>({
    name: 'open-missions',
    text: `with counted as (
        select count(*)::int as open, (count(*) filter (where ${remote?.sql ?? 'false'}))::int as remote,
          count(distinct m.department_code)::int as departments
        from missions m where ${joinable}),
      soon as (
        select m.id, m.type, m.start_at from missions m where ${joinable} and m.start_at > ${now}
        order by m.start_at, m.id limit ${soonest}),
      kinds as (select distinct on (type) id, start_at from soon order by type, start_at, id),
      few as (select id from kinds order by start_at, id limit 3)
      select counted.*, coalesce((
        select json_agg(mission) from (
          select ${shown} from few join missions m using (id) order by m.start_at, m.id) mission), '[]') as missions
      from counted`,
    values: [at],
  })
  const [found] = rows
  if (!found) throw new Error('a count has one row')
  // Whoever shows them shows them as French prints them, the page of the gateway and that of the browser alike.
  const set = (text: string) => typeset(text, 'fr')
  return {
    ...found,
    missions: found.missions.map((mission) => ({
      ...mission,
      title: set(mission.title),
      summary: set(mission.summary),
    })),
  }
}
