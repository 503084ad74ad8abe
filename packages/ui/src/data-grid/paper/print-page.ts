import { totalCap } from '@ensemble/contracts/total-cap'

/** The most rows of a table that go on paper: as far as lists are counted. */
export const mostOnPaper = totalCap

/** A table on the page, as what prints the page knows it. */
interface PrintedTable {
  /** Whether all of its rows are there. */
  isWhole: () => boolean
  /** Brings the others; ends in any case, because paper says what is missing. */
  gather: () => Promise<void>
}

const tables = new Set<PrintedTable>()

/** @returns what takes the table out again */
export function joinPaper(table: PrintedTable): () => void {
  if (tables.size === 0) window.addEventListener('keydown', printByKeys)
  tables.add(table)
  return () => {
    tables.delete(table)
    if (tables.size === 0) window.removeEventListener('keydown', printByKeys)
  }
}

let onItsWay = false

/** Opens the window for printing as soon as each table of the page has all its rows; once, however often it is asked. */
export async function printPage(): Promise<void> {
  if (onItsWay) return
  onItsWay = true
  await Promise.all([...tables].map(({ gather }) => gather()))
  onItsWay = false
  window.print()
}

/** The keys of the browser would print the page before the rows are there; where all of them are, they stay its own. */
function printByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || altKey || shiftKey) return
  if ([...tables].every(({ isWhole }) => isWhole())) return
  event.preventDefault()
  void printPage()
}
