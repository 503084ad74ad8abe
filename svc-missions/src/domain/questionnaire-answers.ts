import type { FieldCode } from '@ensemble/contracts/errors'
import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import { type Answer, type Answers, shownSections } from '@ensemble/contracts/missions/questionnaire-course'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { hasEnded, type Mission, stateOfMission } from './mission.ts'

/** What is sealed of one person's answers. */
export interface AnswerSheet {
  answers: Answers
  /** The section to go on with. */
  sectionId: string | null
}

/**
 * Whether the questionnaire of a mission takes answers now: from the mission's beginning to its end, and before the day on
 * which they are erased, which comes first where a mission has no end.
 */
export function takesAnswers(mission: Mission, { eraseOn }: Pick<Questionnaire, 'eraseOn'>, now: Date): boolean {
  const isOpen = stateOfMission(mission) === 'approved' && mission.startAt <= now && !hasEnded(mission, now)
  return isOpen && (eraseOn === null || dayInParis(now.toISOString()) < eraseOn)
}

/**
 * What is wrong with answers, by question; nothing is missing before they are sent.
 * @param complete whether every question that is shown and required must have an answer
 */
export function answerFaults(
  { sections }: Pick<Questionnaire, 'sections'>,
  answers: Answers,
  complete: boolean,
): Record<string, FieldCode[]> {
  const asked = new Map(sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])))
  const shown = shownSections(sections, answers).flatMap(({ questions }) => questions)
  const faults: Record<string, FieldCode[]> = {}
  for (const { id, required } of shown) {
    if (complete && required && isMissing(answers[id])) faults[`answers.${id}`] = ['REQUIRED']
  }
  for (const [id, answer] of Object.entries(answers)) {
    const question = asked.get(id)
    const code = question ? faultOf(question, answer) : 'UNKNOWN_FIELD'
    if (code && !(`answers.${id}` in faults)) faults[`answers.${id}`] = [code]
  }
  return faults
}

function isMissing(answer: Answer | undefined): boolean {
  return answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
}

function faultOf({ kind, options, lowest, highest }: Question, answer: Answer): FieldCode | null {
  if (answer === null) return null
  const known = (id: string) => options.some((option) => option.id === id)
  switch (kind) {
    case 'single':
      if (typeof answer !== 'string') return 'INVALID_TYPE'
      return known(answer) ? null : 'NOT_IN_LIST'
    case 'several':
      if (!Array.isArray(answer)) return 'INVALID_TYPE'
      return answer.every(known) && new Set(answer).size === answer.length ? null : 'NOT_IN_LIST'
    case 'scale':
    case 'number':
      if (typeof answer !== 'number') return 'INVALID_TYPE'
      if (kind === 'scale' && !Number.isInteger(answer)) return 'OUT_OF_RANGE'
      return answer < (lowest ?? -Infinity) || answer > (highest ?? Infinity) ? 'OUT_OF_RANGE' : null
    case 'date':
      if (typeof answer !== 'string') return 'INVALID_TYPE'
      return isDay(answer) ? null : 'INVALID_DATE'
    case 'text':
      return typeof answer === 'string' ? null : 'INVALID_TYPE'
  }
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
