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

/** Bounds of figures and lists, for the words that name them. */
export const bounds: Record<string, { min: number; max: number }> = {
  ...limits,
  capacity: { min: 1, max: 500 },
  'effort.hours': { min: 0.5, max: 200 },
  domains: { min: 1, max: 3 },
  'organisation.domains': { min: 1, max: 5 },
  skills: { min: 0, max: 5 },
  managerIds: { min: 1, max: 5 },
}

export const questionLines = { count: 5, length: 200 }
export const prerequisiteLines = { count: 3, length: 100 }

/** Characters that are read, tags left out: an empty frame is no description. */
export function plainLength(html: string): number {
  return html.replace(/<[^>]*>/g, '').trim().length
}
