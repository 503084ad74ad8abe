import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import { tableDensities } from '@ensemble/contracts/users/table-limits'
import { copiesIn, prefix } from './forget-tables.ts'

/** What this browser holds of a table: the first drawing needs it before any answer. */
export interface BrowserCopy {
  choice: TableChoice
  /** The account has not got it yet. */
  unsent: boolean
}

/** Where the choices of one person are held. */
export function browserCopies(userId: string, storage: () => Storage = () => window.localStorage) {
  const keyOf = (name: string) => `${prefix}${userId}.${name}`
  function read(name: string): BrowserCopy {
    try {
      return copyOf(JSON.parse(storage().getItem(keyOf(name)) ?? '{}'))
    } catch {
      return copyOf({})
    }
  }
  return {
    read,
    /** As far as the browser lets us: a table is no less usable without. */
    write: (name: string, copy: BrowserCopy): void => {
      try {
        storage().setItem(keyOf(name), JSON.stringify(copy))
      } catch {
        // Private windows and full disks refuse.
      }
    },
    /** Names of the tables whose choice the account has not got yet. */
    unsent: (): string[] =>
      copiesIn(storage)
        .filter((key) => key.startsWith(keyOf('')))
        .map((key) => key.slice(keyOf('').length))
        .filter((name) => read(name).unsent),
  }
}

function copyOf(value: unknown): BrowserCopy {
  const { choice, unsent } = { choice: undefined, unsent: undefined, ...(isObject(value) ? value : {}) }
  return { choice: choiceOf(choice), unsent: unsent === true }
}

/** What may stand in a choice, before anybody has looked at it. */
const unread: Record<keyof TableChoice, unknown> = {
  hidden: null,
  order: null,
  widths: null,
  density: null,
  views: null,
}

function choiceOf(value: unknown): TableChoice {
  const parts = { ...unread, ...(isObject(value) ? value : {}) }
  const { hidden, order, widths, views } = parts
  const density = tableDensities.find((known) => known === parts.density)
  return {
    ...(isTexts(hidden) ? { hidden } : {}),
    ...(isTexts(order) ? { order } : {}),
    ...(isWidths(widths) ? { widths } : {}),
    ...(density ? { density } : {}),
    ...(Array.isArray(views) ? { views: views.filter(isView) } : {}),
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function isWidths(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((each) => typeof each === 'number')
}

function isView(value: unknown): value is { name: string; address: string } {
  const { name, address } = { name: undefined, address: undefined, ...(isObject(value) ? value : {}) }
  return typeof name === 'string' && typeof address === 'string'
}
