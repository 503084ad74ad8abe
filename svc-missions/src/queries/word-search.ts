import type { Queryable } from '@ensemble/service-kit/database'
import type { Values } from '@ensemble/service-kit/lists/conditions'

/** How the words of a visitor become conditions on `m`; null where there are none. */
export type WordSearch = (
  words: string,
  values: Values,
) => {
  /** A tsquery, as SQL. */
  query: string
  /** The higher, the better a mission answers the words. */
  likeness: string
} | null

export const noWords: WordSearch = () => null

/** French full text: accents, capitals, plurals and endings do not count; all words must be there. */
export const fullText: WordSearch = (words, values) => {
  const query = `websearch_to_tsquery('pg_catalog.french', plain_text(${values.add(words)}))`
  return { query, likeness: `ts_rank(m.search, ${query})` }
}

/** The words that were probably meant, instead of those with a slip of the finger. @param meant a tsquery, as text */
export function theseInstead(meant: string): WordSearch {
  return (_words, values) => {
    const query = `${values.add(meant)}::tsquery`
    return { query, likeness: `ts_rank(m.search, ${query})` }
  }
}

/** @returns what was probably meant, as text of a tsquery; null when no word is like one that some mission holds */
export async function wordsMeant(db: Queryable, words: string): Promise<string | null> {
  const { rows } = await db.query<{ meant: string | null }>({
    name: 'words-meant',
    text: 'select words_alike($1)::text as meant',
    values: [words],
  })
  return rows[0]?.meant ?? null
}
