import { fewestAnswers } from '@ensemble/contracts/missions/questionnaire-limits'
import type { SurveyResults } from '@ensemble/contracts/missions/survey'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { instantSql } from './card.ts'

/** Comments that are shown at most. */
const mostComments = 500

const marks = (column: string) =>
  `json_build_array(${[1, 2, 3, 4, 5].map((mark) => `count(*) filter (where ${column} = ${mark})`).join(', ')})`

const given = selectList({
  answers: 'count(*)::int',
  grades: marks('grade'),
  usefulness: marks('usefulness'),
  averageGrade: 'round(avg(grade), 2)::float8',
  averageUsefulness: 'round(avg(usefulness), 2)::float8',
  moreRemarks: `count(comment) > ${mostComments}`,
})

/**
 * What participants answered, without names; comments in the order of their words, so that time does not tell who, and
 * without their grades while there are fewer than ten answers.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE
 */
export async function surveyResults(
  db: Queryable,
  { missionId, actor }: { missionId: string; actor: Actor },
): Promise<SurveyResults> {
  const mission = (await missions.find(db, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.edit', actor, mission)
  const { rows } = await db.query<SurveyResults>({
    name: 'survey-results',
    text: `select sent.sends, sent.recipients, given.*, said.comments
      from (
        select coalesce(json_agg(json_build_object('kind', kind, 'url', url, 'subject', subject,
            'sentAt', ${instantSql('sent_at')}, 'sentBy', sent_by, 'recipients', recipients) order by id), '[]') as sends,
          (select count(*)::int from participants p where p.mission_id = $1 and p.survey_sent_at is not null) as recipients
        from surveys where mission_id = $1
      ) sent
      cross join (
        select ${given}
        from survey_answers where mission_id = $1
      ) given
      cross join (
        select coalesce(json_agg(json_build_object('comment', comment, 'grade', grade, 'publishable', publishable)
          order by md5(comment)), '[]') as comments
        from (
          select * from survey_answers where mission_id = $1 and comment is not null
          order by md5(comment) limit ${mostComments}
        ) answer
      ) said`,
    values: [missionId],
  })
  const results = rows[0] ?? refuse('NOT_FOUND')
  if (results.answers >= fewestAnswers) return { ...results, remarks: results.comments }
  const remarks = results.comments.map(({ grade: _hidden, ...words }) => words)
  return { ...results, comments: [], remarks }
}
