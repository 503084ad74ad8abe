import { type WorkFigures, workQuestions } from '@ensemble/contracts/users/work-figures'
import type { Queryable } from '@ensemble/service-kit/database'
import * as figures from '../data/work-figures.ts'

/** What members told of their work, as it was counted last: for the whole country, to whoever reads figures. */
export async function readWorkFigures(db: Queryable): Promise<WorkFigures> {
  const rows = await figures.latest(db)
  const toldOf = <Answer extends string>(question: keyof typeof workQuestions, answers: readonly Answer[]) =>
    answers.flatMap((answer) => {
      const found = rows.find((row) => row.question === question && row.answer === answer)
      return found ? [{ answer, people: found.people }] : []
    })
  return {
    quarter: rows[0]?.quarter ?? null,
    employment: toldOf('employment', workQuestions.employment),
    workArrangements: toldOf('workArrangements', workQuestions.workArrangements),
    socioProfessionalCategory: toldOf('socioProfessionalCategory', workQuestions.socioProfessionalCategory),
    employerSector: toldOf('employerSector', workQuestions.employerSector),
  }
}
