import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { surveyResults } from '../queries/survey-results.ts'
import { answerSurvey } from '../use-cases/answer-survey.ts'
import { sendSurvey } from '../use-cases/send-survey.ts'

/** Asking those who took part what they think, and reading it. */
export function surveyRoutes(app: FastifyInstance, deps: Deps): void {
  const answer = implement(app)

  answer('mission.sendSurvey', ({ params, body, user }) => sendSurvey(deps, { ...params, actor: user, survey: body }))

  answer('mission.answerSurvey', ({ params, body, user }) =>
    answerSurvey(deps, { ...params, userId: user.id, answer: body }),
  )

  answer('mission.surveyResults', ({ params, user }) => surveyResults(deps.db, { ...params, actor: user }))
}
