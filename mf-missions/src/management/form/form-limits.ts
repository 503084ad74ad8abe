import { questionnaireLimits } from '@ensemble/contracts/missions/questionnaire-limits'

/** Lengths of the contract. */
export const limits = {
  title: { min: 5, max: 120 },
  summary: { min: 20, max: 300 },
  description: { min: 50, max: 8000 },
  objectives: { min: 0, max: 1000 },
  practicalInfo: { min: 0, max: 2000 },
  coverAlt: { min: 0, max: 150 },
  typeOther: { min: 0, max: 80 },
  street: { min: 0, max: 120 },
  city: { min: 0, max: 80 },
  accessNote: { min: 0, max: 300 },
  expensesNote: { min: 0, max: 300 },
  contactName: { min: 1, max: 120 },
  'energy.travelNote': { min: 0, max: 200 },
  'organisation.name': { min: 2, max: 150 },
  'organisation.contactName': { min: 0, max: 120 },
} as const

export type LimitedField = keyof typeof limits

export const questionLines = { count: 5, length: 200 }
export const prerequisiteLines = { count: 3, length: 100 }

interface Bounds {
  min: number
  max: number
}

/** A star is a place in a list. */
const bounds: Record<string, Bounds> = {
  ...limits,
  'questions.*.text': { min: 0, max: questionLines.length },
  'prerequisites.*.text': { min: 0, max: prerequisiteLines.length },
  'questionnaire.consentText': questionnaireLimits.consentText,
  'questionnaire.sections.*.questions.*.lowest': questionnaireLimits.scale,
  'questionnaire.sections.*.questions.*.highest': questionnaireLimits.scale,
  capacity: { min: 1, max: 500 },
  'effort.hours': { min: 0.5, max: 200 },
  domains: { min: 1, max: 3 },
  'organisation.domains': { min: 1, max: 5 },
  skills: { min: 0, max: 5 },
  managerIds: { min: 1, max: 5 },
}

/** Bounds of texts, figures and lists, for the words that name them. */
export function boundsOf(path: string): Bounds | undefined {
  return bounds[path.replace(/\.\d+(?=\.)/g, '.*')]
}

/** Characters that are read, tags left out: an empty frame is no description. */
export function plainLength(html: string): number {
  return html.replace(/<[^>]*>/g, '').trim().length
}
