import type { TableDensity } from './table-column.ts'

/** What a person set of a table; absent as long as they left it as it is. */
export interface KeptLayout {
  hidden?: string[]
  /** Ids in the order of the screen; the first column and those that are new are not in it. */
  order?: string[]
  /** Widths in px, by the id of the column. */
  widths?: Record<string, number>
  density?: TableDensity
}

const prefix = 'ensemble.table.'
const densities = ['compact', 'standard', 'comfortable'] as const satisfies readonly TableDensity[]

/** What this browser keeps under the name; nothing where it keeps nothing, or nothing that can be read. */
export function readLayout(name: string | undefined): KeptLayout {
  if (name === undefined) return {}
  try {
    return layoutOf(JSON.parse(window.localStorage.getItem(prefix + name) ?? '{}'))
  } catch {
    return {}
  }
}

/** Keeps it as far as the browser lets us: a table is no less usable without. */
export function keepLayout(name: string | undefined, layout: KeptLayout): void {
  if (name === undefined) return
  try {
    window.localStorage.setItem(prefix + name, JSON.stringify(layout))
  } catch {
    // Private windows and full disks refuse.
  }
}

function layoutOf(value: unknown): KeptLayout {
  if (typeof value !== 'object' || value === null) return {}
  const { hidden, order, widths, density } = { hidden: null, order: null, widths: null, density: null, ...value }
  const known = densities.find((each) => each === density)
  return {
    ...(isTexts(hidden) ? { hidden } : {}),
    ...(isTexts(order) ? { order } : {}),
    ...(isWidths(widths) ? { widths } : {}),
    ...(known ? { density: known } : {}),
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function isWidths(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number')
}
