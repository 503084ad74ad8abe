import type { Queryable } from '@ensemble/service-kit/database'
import { consentTexts } from '@ensemble/contracts/users/consent-texts'
import { consentsCountFrom } from '../domain/consents.ts'
import { dayInParis } from '../domain/days.ts'
import { monthBefore, type SolicitationRules } from '../domain/solicitation.ts'
import { mayRegisterSql, notPausedSql } from './candidate-match.ts'
import { givenSql } from './consent-records.ts'
import type { SealedAnswers } from './health-answers.ts'
import { pageSize, sealedColumns, sealedJoin, sealedPages } from './sealed-people.ts'

export interface CandidateSearch {
  missionId: string
  /** The one department of a referent; null for any. */
  departmentCode: string | null
  now: Date
  rules: SolicitationRules
}

/** Members who agreed to be looked for and may be asked now to take part in a mission; what was drawn before counts. */
export function sealedCandidates(db: Queryable, search: CandidateSearch): AsyncGenerator<SealedAnswers[]> {
  return sealedPages((after) => readPage(db, search, after))
}

function readPage(db: Queryable, { missionId, departmentCode, now, rules }: CandidateSearch, after: string) {
  return db.query<SealedAnswers>({
    name: 'sealed-candidates',
    text: `with asked as (
        select user_id, count(*) filter (where state = 'invited') as open,
          count(*) filter (where asked_at > $4) as monthly
        from (${everythingAsked}) facts group by user_id)
      select ${sealedColumns}
      from users u join mission_titles m on m.mission_id = $1
      ${sealedJoin}
      left join asked on asked.user_id = u.id
      where u.id > $2 and u.role = 'member' and u.status = 'validated' and not u.id = any(m.manager_ids)
        and ($3::text is null or u.department_code = $3)
        and ${notPausedSql('$5')}
        and coalesce(asked.open, 0) < $6::int and coalesce(asked.monthly, 0) < $7::int
        and ${mayRegisterSql}
        and not exists (select 1 from participations p where p.user_id = u.id and p.mission_id = m.mission_id)
        and not exists (select 1 from blind_draws d where d.user_id = u.id and d.mission_id = m.mission_id)
        and ${givenSql('health', { version: '$8', from: '$10' })}
        and ${givenSql('matching', { version: '$9', from: '$10' })}
      order by u.id limit ${pageSize}`,
    values: [
      missionId,
      after,
      departmentCode,
      monthBefore(now),
      dayInParis(now),
      rules.open,
      rules.monthly,
      consentTexts.health.version,
      consentTexts.matching.version,
      consentsCountFrom(now),
    ],
  })
}

const everythingAsked = `select user_id, asked_at, state from participations where asked_at is not null
  union all
  select d.user_id, d.drawn_at, 'invited' from blind_draws d where d.drawn_at > $4 and not exists (
    select 1 from participations p where p.user_id = d.user_id and p.mission_id = d.mission_id)`
