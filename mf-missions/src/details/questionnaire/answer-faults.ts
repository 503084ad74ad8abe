import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { Answer, Answers } from '@ensemble/contracts/missions/questionnaire-course'

export type AnswerFault = 'missing' | 'wrongNumber' | 'outOfRange' | 'wrongDate'

/** What is wrong with the answers of one part, by question: nobody waits for the server to hear of it. */
export function faultsIn(questions: readonly Question[], answers: Answers): Record<string, AnswerFault> {
  const faults: Record<string, AnswerFault> = {}
  for (const question of questions) {
    const fault = faultOf(question, answers[question.id])
    if (fault) faults[question.id] = fault
  }
  return faults
}

function faultOf({ kind, required, lowest, highest }: Question, answer: Answer | undefined): AnswerFault | null {
  if (answer === null) return null
  if (answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)) {
    return required ? 'missing' : null
  }
  if (kind === 'date') return typeof answer === 'string' && isDay(answer) ? null : 'wrongDate'
  if (kind !== 'number') return null
  const figure = figureOf(answer)
  if (figure === null) return 'wrongNumber'
  return figure < (lowest ?? -Infinity) || figure > (highest ?? Infinity) ? 'outOfRange' : null
}

/** Figures as typed in either language become figures; what is none yet, and what is empty, is not sent. */
export function numbersRead(answers: Answers, questionnaire: Questionnaire | undefined): Answers {
  const questions = questionnaire?.sections.flatMap((section) => section.questions) ?? []
  const kinds = new Map(questions.map(({ id, kind }) => [id, kind]))
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]): [string, Answer][] => {
      if (answer === '') return []
      if (kinds.get(id) === 'date') return answer === null || isDay(`${answer}`) ? [[id, answer]] : []
      if (kinds.get(id) !== 'number' || answer === null) return [[id, answer]]
      const figure = figureOf(answer)
      return figure === null ? [] : [[id, figure]]
    }),
  )
}

function figureOf(answer: Answer): number | null {
  if (typeof answer === 'number') return answer
  if (typeof answer !== 'string' || answer.trim() === '') return null
  const figure = Number(answer.trim().replace(',', '.'))
  return Number.isFinite(figure) ? figure : null
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
