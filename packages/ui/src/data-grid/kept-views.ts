/** What a person chose to see of a table, under a name of their own: the part of the address behind the question mark. */
export interface KeptView {
  name: string
  address: string
}

const prefix = 'ensemble.views.'
/** More would be a list to search in. */
export const mostViews = 12

/** The views that this browser keeps under the name of a table; none where it keeps nothing, or nothing that can be read. */
export function readViews(name: string | undefined): readonly KeptView[] {
  if (name === undefined) return []
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(prefix + name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView).slice(0, mostViews) : []
  } catch {
    return []
  }
}

/** Keeps them as far as the browser lets us. */
export function keepViews(name: string | undefined, views: readonly KeptView[]): void {
  if (name === undefined) return
  try {
    window.localStorage.setItem(prefix + name, JSON.stringify(views))
  } catch {
    // Private windows and full disks refuse.
  }
}

/** Whether two addresses show the same: the order of their parts says nothing. */
export function isSameView(one: string, other: string): boolean {
  const sorted = (address: string) => {
    const parts = new URLSearchParams(address)
    parts.sort()
    return parts.toString()
  }
  return sorted(one) === sorted(other)
}

function isView(value: unknown): value is KeptView {
  if (typeof value !== 'object' || value === null) return false
  const { name, address } = { name: undefined, address: undefined, ...value }
  return typeof name === 'string' && typeof address === 'string'
}
