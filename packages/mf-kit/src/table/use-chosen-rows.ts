import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'

/**
 * Which rows of a table are chosen. What left the page is no longer chosen: the bar counts what the acts are for, and
 * nothing happens to what nobody sees.
 * @param key the field that tells the rows apart
 */
export function useChosenRows<Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
): [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>] {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const selection = useMemo(
    () => new Set(rows.map((row): string => row[key]).filter((id) => chosen.has(id))),
    [rows, key, chosen],
  )
  return [selection, choose]
}
