import { consentTexts } from '@ensemble/contracts/users/consent-texts'
import type { Queryable } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import { table as answerTable, type SealedAnswers } from './health-answers.ts'
import { table as keyTable, type WrappedKey } from './health-keys.ts'
import { consentsCountFrom } from '../domain/consents.ts'
import { dayInParis } from '../domain/days.ts'
import { monthBefore, type SolicitationRules } from '../domain/solicitation.ts'
import { mayRegisterSql, notPausedSql } from './candidate-match.ts'

export interface SealedCandidate {
  answers: SealedAnswers
  key: WrappedKey
  lastAskedAt: Date | null
}

export interface CandidateSearch {
  missionId: string
  /** The one department of a referent; null for any. */
  departmentCode: string | null
  now: Date
  rules: SolicitationRules
  /**
   * True where people are drawn: what was drawn before counts. False where they are counted for a team: a number that
   * a draw lowers would tell how many were drawn.
   */
  blindCounts: boolean
}

const pageSize = 500

/**
 * Members who agreed to be looked for and may be asked now, page by page, with their answers still sealed. There is no
 * index on answers: who searches opens them one by one (assurance.md §4.3).
 */
export async function* sealedCandidates(db: Queryable, search: CandidateSearch): AsyncGenerator<SealedCandidate[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await findPage(db, search, after)
    yield page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.key.userId
  }
}

async function findPage(db: Queryable, search: CandidateSearch, after: string): Promise<SealedCandidate[]> {
  const { missionId, departmentCode, now, rules, blindCounts } = search
  const { rows } = await db.query<Row>({
    name: blindCounts ? 'sealed-candidates-to-draw' : 'sealed-candidates-to-count',
    text: `with asked as (
        select user_id, max(asked_at) as last_asked_at, count(*) filter (where state = 'invited') as open,
          count(*) filter (where asked_at > $4) as monthly
        from (${blindCounts ? everythingAsked : askedByName}) facts group by user_id)
      select ${columns}
      from users u join mission_titles m on m.mission_id = $1
      join health_answers a on a.user_id = u.id and a.field_group = 'illness'
      join health_keys.keys k on k.user_id = u.id and k.kind = 'health'
      left join asked on asked.user_id = u.id
      where u.id > $2 and u.role = 'member' and u.status = 'validated' and not u.id = any(m.manager_ids)
        and ($3::text is null or u.department_code = $3)
        and ${notPausedSql('$5')}
        and coalesce(asked.open, 0) < $6::int and coalesce(asked.monthly, 0) < $7::int
        and ${mayRegisterSql}
        and not exists (select 1 from participations p where p.user_id = u.id and p.mission_id = m.mission_id
          ${blindCounts ? '' : 'and not p.blind'})
        ${blindCounts ? notDrawn : ''}
        and ${consentSql('health', '$8')} and ${consentSql('matching', '$9')}
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
  return rows.map(toCandidate)
}

interface Row extends Omit<SealedAnswers, 'fieldGroup'>, Omit<WrappedKey, 'kind'> {
  lastAskedAt: Date | null
}

const columns = selectList({
  ...answerTable.pick('userId', 'version', 'sealed', 'updatedAt').columns('a'),
  ...keyTable.pick('wrappedBy', 'wrapped').columns('k'),
  lastAskedAt: 'asked.last_asked_at',
} satisfies Record<keyof Row, string>)

function toCandidate({ userId, version, sealed, updatedAt, wrappedBy, wrapped, lastAskedAt }: Row): SealedCandidate {
  return {
    answers: { userId, fieldGroup: 'illness', version, sealed, updatedAt },
    key: { userId, kind: 'health', wrappedBy, wrapped },
    lastAskedAt,
  }
}

const askedByName = `select user_id, asked_at, state from participations where asked_at is not null and not blind`

const everythingAsked = `select user_id, asked_at, state from participations where asked_at is not null
  union all
  select d.user_id, d.drawn_at, 'invited' from blind_draws d where d.drawn_at > $4 and not exists (
    select 1 from participations p where p.user_id = d.user_id and p.mission_id = d.mission_id)`

const notDrawn = `and not exists (select 1 from blind_draws d where d.user_id = u.id and d.mission_id = m.mission_id)`

/** Whether the newest record of a purpose gives the text of today, and is not too old. */
function consentSql(purpose: 'health' | 'matching', version: string): string {
  return `coalesce((select c.given and c.text_version = ${version} and c.at > $10 from consent_records c
    where c.user_id = u.id and c.purpose = '${purpose}' order by c.id desc limit 1), false)`
}
