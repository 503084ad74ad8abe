export const formats = ['workshop', 'walk', 'talk'] as const
type Format = (typeof formats)[number]

export const themes = ['rest', 'food', 'movement', 'creation', 'rights'] as const
type Theme = (typeof themes)[number]

/** A fictional meeting: one field of each kind that a column can have, some of them empty. */
export interface SampleRow {
  id: string
  title: string
  place: string | null
  seats: number | null
  day: string | null
  format: Format
  themes: readonly Theme[]
}

export type SampleField = Exclude<keyof SampleRow, 'id'>
