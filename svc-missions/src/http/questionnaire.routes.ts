import { implement } from '@ensemble/service-kit/http/implement'
import { sendCsv } from '@ensemble/service-kit/lists/csv'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { answersCsv, codebookCsv } from '../domain/answer-file.ts'
import { ownAnswers } from '../queries/own-answers.ts'
import { questionnaireResults } from '../queries/questionnaire-results.ts'
import { exportAnswers } from '../use-cases/export-answers.ts'
import { saveAnswers } from '../use-cases/save-answers.ts'
import { takeBackAnswers } from '../use-cases/take-back-answers.ts'

/** Answering the questionnaire of a study, and what its team sees of it. */
export function questionnaireRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('mission.ownAnswers', ({ params, user }) => ownAnswers(deps, { ...params, userId: user.id }))

  route('mission.saveAnswers', async ({ params, body, user }) => {
    const own = { ...params, userId: user.id }
    await saveAnswers(deps, { ...own, edit: body })
    return ownAnswers(deps, own)
  })

  route('mission.takeBackAnswers', ({ params, user }) => takeBackAnswers(deps, { ...params, userId: user.id }))

  route('mission.questionnaireResults', async ({ params, query, user, language, reply }) => {
    const asked = { ...params, actor: user }
    if (!query.format) return questionnaireResults(deps, asked)
    const { study, sent } = await exportAnswers(deps, asked)
    if (query.format === 'codebook') return sendCsv(reply, 'codebook', codebookCsv(study, language))
    const rows = sent.map(({ number, sheet }) => ({ number, answers: sheet.answers }))
    return sendCsv(reply, 'answers', answersCsv(study, rows, language))
  })
}
