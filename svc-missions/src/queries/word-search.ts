import { totalCap } from '@ensemble/contracts/lists'
import type { Values } from '@ensemble/service-kit/lists/conditions'

/** How the words of a visitor become conditions on `m`; null where there are none. */
export type WordSearch = (
  words: string,
  values: Values,
) => {
  /** Added to the tables, if need be. */
  join?: string
  condition: string
  /** The higher, the better a mission answers the words. */
  likeness: string
} | null

export const noWords: WordSearch = () => null

/** French full text: accents, capitals, plurals and endings do not count; all words must be there. */
export const fullText: WordSearch = (words, values) => {
  const query = `websearch_to_tsquery('pg_catalog.french', plain_text(${values.add(words)}))`
  return { condition: `m.search @@ ${query}`, likeness: `ts_rank(m.search, ${query})` }
}

/** What is written nearly so in the title, the town or the organisation: slips of the finger. */
export const nearlyThese: WordSearch = (words, values) => ({
  join: `join missions_alike(plain_text(${values.add(words)}), ${totalCap}) alike on alike.id = m.id`,
  condition: 'true',
  likeness: 'alike.likeness',
})
