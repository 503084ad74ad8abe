import { createHash } from 'node:crypto'
import type { Question, Questionnaire, QuestionResult } from '@ensemble/contracts/missions/questionnaire'
import type { Answer, Answers } from '@ensemble/contracts/missions/questionnaire-course'
import { fewestAnswers } from '@ensemble/contracts/missions/questionnaire-limits'
import { hideLone } from '@ensemble/service-kit/privacy/hide-lone'

/** What people answered, by question: nothing on fewer than ten of them. */
export function resultsOf({ sections }: Pick<Questionnaire, 'sections'>, sheets: readonly Answers[]): QuestionResult[] {
  return sections.flatMap(({ questions }) =>
    questions.map((question) => {
      const given = sheets.map((answers) => answers[question.id])
      return resultOf(question, given.filter(isSaid), given.filter((answer) => answer === null).length)
    }),
  )
}

function isSaid(answer: Answer | undefined): answer is Exclude<Answer, null> {
  return answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0)
}

function resultOf(question: Question, given: readonly Exclude<Answer, null>[], declined: number): QuestionResult {
  const few = given.length < fewestAnswers
  const figures = given.filter((answer) => typeof answer === 'number')
  return {
    questionId: question.id,
    // How many were asked would tell how many chose the options that it depends on.
    answers: few || question.condition !== null ? null : given.length,
    declined: declined < fewestAnswers ? null : declined,
    counts: hideFew(countsOf(question, given)),
    average:
      few || figures.length === 0 ? null : round(figures.reduce((sum, figure) => sum + figure, 0) / figures.length),
    median: few || figures.length === 0 ? null : medianOf(figures),
    texts: few || question.kind !== 'text' ? [] : inOrderOfNobody(given.filter((answer) => typeof answer === 'string')),
  }
}

interface Count {
  value: string
  count: number
}

/** Options and steps in their order, those that nobody chose as well; days by their year. */
function countsOf(question: Question, given: readonly Exclude<Answer, null>[]): Count[] {
  switch (question.kind) {
    case 'single':
    case 'several': {
      const chosen = given.flat()
      return question.options.map(({ id }) => ({ value: id, count: chosen.filter((option) => option === id).length }))
    }
    case 'scale': {
      const { lowest, highest } = question
      if (lowest === null || highest === null) return []
      const steps = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
      return steps.map((step) => ({ value: `${step}`, count: given.filter((answer) => answer === step).length }))
    }
    case 'date': {
      const years = given.map((answer) => `${answer}`.slice(0, 4))
      const known = [...new Set(years)].sort()
      return known.map((year) => ({ value: year, count: years.filter((one) => one === year).length }))
    }
    case 'number':
    case 'text':
      return []
  }
}

/** Counts under ten are not told, and none that the others would tell. */
function hideFew(counts: readonly Count[]): QuestionResult['counts'] {
  const told = hideLone(counts.map(({ count }) => (count < fewestAnswers ? null : count)))
  return counts.map(({ value }, index) => ({ value, count: told[index] ?? null }))
}

function medianOf(figures: readonly number[]): number {
  const ordered = [...figures].sort((one, other) => one - other)
  const middle = (ordered.length - 1) / 2
  return round(((ordered[Math.floor(middle)] ?? 0) + (ordered[Math.ceil(middle)] ?? 0)) / 2)
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100
}

/** The order of sending would tell who wrote what. */
function inOrderOfNobody(texts: readonly string[]): string[] {
  const key = (text: string) => createHash('sha256').update(text).digest('hex')
  return [...texts].sort((one, other) => (key(one) < key(other) ? -1 : 1))
}
