import type { Filter } from '@ensemble/contracts/lists'

/** The same letters that plain_text() of the database keeps: no accents, no capitals. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase()
}

const plainColumns: readonly string[] = ['title', 'city', 'organisation', 'organisationName', 'contactName']

/** Filters on words find "Réunion" by "reunion", as the search does. */
export function withPlainWords(filters: readonly Filter[]): Filter[] {
  return filters.map((filter) => {
    if (!plainColumns.includes(filter.field)) return filter
    const { value } = filter
    if (typeof value === 'string') return { ...filter, value: plainWords(value) }
    return Array.isArray(value) ? { ...filter, value: value.map(plainWords) } : filter
  })
}
