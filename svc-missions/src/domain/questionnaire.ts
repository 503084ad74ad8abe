import type { FieldCode } from '@ensemble/contracts/errors'
import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import { latestErasure, questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { dayInParis } from '@ensemble/contracts/zone-clock'
import { isSafeLink } from './links.ts'

type Faults = Record<string, FieldCode[]>

/** The part of a mission that its questionnaire depends on. */
interface Study {
  type: string
  startAt: Date
  endAt: Date | null
  questionnaire: Questionnaire | null
}

/** Trims what people typed; an empty text is none. */
export function tidyQuestionnaire({ url, consentText, sections, ...rest }: Questionnaire): Questionnaire {
  const orNull = (text: string | null) => text?.trim() || null
  return {
    ...rest,
    url: orNull(url),
    consentText: orNull(consentText),
    sections: sections.map((section) => ({
      ...section,
      title: section.title.trim(),
      intro: orNull(section.intro),
      questions: section.questions.map((question) => ({
        ...question,
        label: question.label.trim(),
        hint: orNull(question.hint),
        options: question.options.map(({ id, label }) => ({ id, label: label.trim() })),
        lowestLabel: orNull(question.lowestLabel),
        highestLabel: orNull(question.highestLabel),
      })),
    })),
  }
}

/** What is wrong with a questionnaire, by the path of its field; lengths and lists are the schema's business. */
export function questionnaireFaults(study: Study): Faults {
  const { type, questionnaire } = study
  if (!questionnaire) return {}
  if (type !== 'studies_and_surveys') return { questionnaire: ['UNKNOWN_FIELD'] }
  return questionnaire.kind === 'link' ? linkFaults(questionnaire) : builtInFaults(study, questionnaire)
}

function linkFaults({ url, consentText, eraseOn, sections }: Questionnaire): Faults {
  return {
    ...(url === null ? { 'questionnaire.url': ['REQUIRED'] } : {}),
    ...(url !== null && !isSafeLink(url) ? { 'questionnaire.url': ['UNSAFE_LINK'] } : {}),
    ...(consentText === null ? {} : { 'questionnaire.consentText': ['UNKNOWN_FIELD'] }),
    ...(eraseOn === null ? {} : { 'questionnaire.eraseOn': ['UNKNOWN_FIELD'] }),
    ...(sections.length === 0 ? {} : { 'questionnaire.sections': ['UNKNOWN_FIELD'] }),
  }
}

function builtInFaults(study: Study, { url, consentText, eraseOn, sections }: Questionnaire): Faults {
  const faults: Faults = {}
  if (url !== null) faults['questionnaire.url'] = ['UNKNOWN_FIELD']
  if (consentText === null) faults['questionnaire.consentText'] = ['REQUIRED']
  else if (consentText.length < limits.consentText.min) faults['questionnaire.consentText'] = ['TOO_SHORT']
  const code = eraseFault(study, eraseOn)
  if (code) faults['questionnaire.eraseOn'] = [code]
  if (sections.length === 0) faults['questionnaire.sections'] = ['REQUIRED']
  const before: Question[] = []
  const ids = new Set<string>()
  sections.forEach((section, at) => {
    section.questions.forEach((question, index) => {
      const path = `questionnaire.sections.${at}.questions.${index}`
      if (ids.has(question.id)) faults[`${path}.id`] = ['INVALID_FORMAT']
      ids.add(question.id)
      Object.assign(faults, questionFaults(question, path), conditionFaults(question, before, path))
      before.push(question)
    })
  })
  return faults
}

/** The last day of a study in Paris: answers are kept beyond it. */
export function lastDay({ startAt, endAt }: Pick<Study, 'startAt' | 'endAt'>): string {
  return dayInParis((endAt ?? startAt).toISOString())
}

/** Answers are kept until after the last day, and for some years at most. */
function eraseFault(study: Study, eraseOn: string | null): FieldCode | null {
  if (eraseOn === null) return 'REQUIRED'
  const last = lastDay(study)
  if (eraseOn <= last) return 'DATE_ORDER'
  return eraseOn > latestErasure(last) ? 'OUT_OF_RANGE' : null
}

/** Days for which answers are kept where no day that was named fits any more. */
const keptDays = 30

/** The first of these days on which the answers to a study may be erased; where none is, a month after its last. */
export function fittingErasure(study: Study, days: readonly (string | null | undefined)[]): string {
  const named = days.find((day) => day && eraseFault(study, day) === null)
  return named ?? new Date(Date.parse(lastDay(study)) + keptDays * 86_400_000).toISOString().slice(0, 10)
}

const hasOptions = ({ kind }: Pick<Question, 'kind'>) => kind === 'single' || kind === 'several'

function questionFaults(question: Question, path: string): Faults {
  const { kind, options, lowest, highest, label } = question
  const faults: Faults = {}
  if (label.length < limits.label.min) faults[`${path}.label`] = ['TOO_SHORT']
  if (hasOptions(question)) {
    if (options.length < limits.options.min) faults[`${path}.options`] = ['TOO_SHORT']
    if (new Set(options.map(({ id }) => id)).size < options.length) faults[`${path}.options`] = ['INVALID_FORMAT']
    options.forEach((option, index) => {
      if (option.label === '') faults[`${path}.options.${index}.label`] = ['REQUIRED']
    })
  } else if (options.length > 0) faults[`${path}.options`] = ['UNKNOWN_FIELD']
  if (kind === 'scale' && !isScale(lowest, highest)) faults[`${path}.highest`] = ['OUT_OF_RANGE']
  if (kind === 'number' && lowest !== null && highest !== null && lowest >= highest)
    faults[`${path}.highest`] = ['OUT_OF_RANGE']
  return faults
}

function isScale(lowest: number | null, highest: number | null): boolean {
  if (!Number.isInteger(lowest) || !Number.isInteger(highest) || lowest === null || highest === null) return false
  return lowest >= limits.scale.min && highest <= limits.scale.max && lowest < highest
}

/** A condition asks an earlier question, about options that it has. */
function conditionFaults({ condition }: Question, before: readonly Question[], path: string): Faults {
  if (!condition) return {}
  const asked = before.find(({ id }) => id === condition.questionId)
  if (!asked || !hasOptions(asked)) return { [`${path}.condition`]: ['NOT_IN_LIST'] }
  const known = condition.optionIds.every((id) => asked.options.some((option) => option.id === id))
  return known ? {} : { [`${path}.condition`]: ['NOT_IN_LIST'] }
}

/**
 * What may no longer change once somebody has begun to answer: the questions in their words, the options, the
 * conditions, the consent and the day of erasure. Titles, introductions and hints may, to mend a slip; and so may the
 * address of another tool, which is told to those who take part.
 */
export function meaningOf(questionnaire: Questionnaire | null): unknown {
  if (!questionnaire) return null
  return {
    ...questionnaire,
    url: null,
    sections: questionnaire.sections.map(({ id, questions }) => ({
      id,
      questions: questions.map(({ hint: _hint, ...question }) => question),
    })),
  }
}
