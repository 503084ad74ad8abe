import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'

/** The questionnaire as it is being written; `none` while a study asks nothing. */
export interface QuestionnaireForm {
  kind: Questionnaire['kind'] | 'none'
  url: string
  consentText: string
  eraseOn: string
  sections: Questionnaire['sections']
}

type Section = Questionnaire['sections'][number]

export const blankQuestionnaire: QuestionnaireForm = {
  kind: 'none',
  url: '',
  consentText: '',
  eraseOn: '',
  sections: [],
}

export function questionnaireFormOf(questionnaire: Questionnaire | undefined): QuestionnaireForm {
  if (!questionnaire) return blankQuestionnaire
  const { kind, url, consentText, eraseOn, sections } = questionnaire
  return { kind, url: url ?? '', consentText: consentText ?? '', eraseOn: eraseOn ?? '', sections }
}

/** What the call takes; null where nothing is asked. */
export function questionnaireOf({
  kind,
  url,
  consentText,
  eraseOn,
  sections,
}: QuestionnaireForm): Questionnaire | null {
  if (kind === 'none') return null
  if (kind === 'link') return { kind, url: url.trim(), consentText: null, eraseOn: null, sections: [] }
  return { kind, url: null, consentText: consentText.trim(), eraseOn: eraseOn || null, sections }
}

export const hasOptions = ({ kind }: Pick<Question, 'kind'>) => kind === 'single' || kind === 'several'

/** A question of a kind, in place of another one: what the new kind has no use for goes. */
export function ofKind(question: Question, kind: Question['kind']): Question {
  const scale = kind === 'scale'
  const options = hasOptions({ kind }) ? (question.options.length > 0 ? question.options : twoOptions) : []
  return {
    ...question,
    kind,
    options,
    lowest: scale ? 0 : null,
    highest: scale ? 10 : null,
    lowestLabel: scale ? question.lowestLabel : null,
    highestLabel: scale ? question.highestLabel : null,
  }
}

const twoOptions = [
  { id: 'o1', label: '' },
  { id: 'o2', label: '' },
]

/** An id that nothing here has: `q4` after `q3`, whatever was taken away between. */
export function freeId(letter: string, taken: readonly string[]): string {
  const numbers = taken.map((id) => Number(id.slice(letter.length))).filter(Number.isFinite)
  return `${letter}${Math.max(0, ...numbers) + 1}`
}

export function newQuestion(sections: readonly Section[]): Question {
  return {
    id: freeId(
      'q',
      sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
    ),
    kind: 'single',
    label: '',
    hint: null,
    required: true,
    options: twoOptions,
    lowest: null,
    highest: null,
    lowestLabel: null,
    highestLabel: null,
    condition: null,
  }
}

export function newSection(sections: readonly Section[]): Section {
  const id = freeId(
    's',
    sections.map((section) => section.id),
  )
  return { id, title: '', intro: null, questions: [newQuestion(sections)] }
}

type FaultCode = 'REQUIRED' | 'TOO_SHORT' | 'UNSAFE_LINK' | 'NOT_IN_LIST' | 'BOUNDS_ORDER' | 'NO_STEP'

/** What is wrong with it, by the path that the server names as well. */
export function questionnaireFaults(
  { kind, url, consentText, eraseOn, sections }: QuestionnaireForm,
  isHttps: (address: string) => boolean,
): Record<string, FaultCode> {
  if (kind === 'none') return {}
  if (kind === 'link') {
    if (url.trim() === '') return { 'questionnaire.url': 'REQUIRED' }
    return isHttps(url) ? {} : { 'questionnaire.url': 'UNSAFE_LINK' }
  }
  const faults: Record<string, FaultCode> = {}
  if (consentText.trim() === '') faults['questionnaire.consentText'] = 'REQUIRED'
  else if (consentText.trim().length < limits.consentText.min) faults['questionnaire.consentText'] = 'TOO_SHORT'
  if (eraseOn === '') faults['questionnaire.eraseOn'] = 'REQUIRED'
  if (sections.length === 0) faults['questionnaire.sections'] = 'REQUIRED'
  const earlier: Question[] = []
  sections.forEach(({ title, questions }, at) => {
    const path = `questionnaire.sections.${at}`
    if (title.trim().length < limits.sectionTitle.min) faults[`${path}.title`] = 'REQUIRED'
    questions.forEach((question, index) => {
      const own = `${path}.questions.${index}`
      if (question.label.trim().length < limits.label.min) faults[`${own}.label`] = 'REQUIRED'
      question.options.forEach(({ label }, option) => {
        if (label.trim() === '') faults[`${own}.options.${option}.label`] = 'REQUIRED'
      })
      const { kind: answered, lowest, highest } = question
      if (lowest !== null && highest !== null && lowest >= highest) faults[`${own}.highest`] = 'BOUNDS_ORDER'
      if (answered === 'scale') {
        Object.assign(faults, endFault(`${own}.lowest`, lowest), endFault(`${own}.highest`, highest))
      }
      if (question.condition?.optionIds.length === 0) faults[`${own}.condition`] = 'REQUIRED'
      else if (!isConditionKnown(question, earlier)) faults[`${own}.condition`] = 'NOT_IN_LIST'
      earlier.push(question)
    })
  })
  return faults
}

/** What is wrong with one end of a scale. */
function endFault(path: string, end: number | null): Record<string, FaultCode> {
  if (end === null) return { [path]: 'REQUIRED' }
  const { min, max } = limits.scale
  return Number.isInteger(end) && end >= min && end <= max ? {} : { [path]: 'NO_STEP' }
}

function isConditionKnown({ condition }: Question, earlier: readonly Question[]): boolean {
  if (!condition) return true
  const asked = earlier.find(({ id }) => id === condition.questionId)
  return condition.optionIds.every((id) => asked?.options.some((option) => option.id === id))
}
