import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { surveyResults } from '../queries/survey-results.ts'
import { answerSurvey } from '../use-cases/answer-survey.ts'
import { sendSurvey } from '../use-cases/send-survey.ts'

/** Asking those who took part what they think, and reading it. */
export function surveyRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.sendSurvey', ({ params, body, user }) => sendSurvey(deps, { ...params, actor: user, survey: body }))

  route('mission.answerSurvey', ({ params, body, user }) =>
    answerSurvey(deps, { ...params, userId: user.id, answer: body }),
  )

  route('mission.surveyResults', ({ params, user }) => surveyResults(deps.db, { ...params, actor: user }))
}
