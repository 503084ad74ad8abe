import type { ShellRequest } from './remote.ts'
import type { FirstCall } from './remote-descriptor.ts'
import { homeOf } from './users/home-of.ts'
import type { User } from './users/http.ts'

/** The request of a call that a page begins with, for one reader; null where this reader is asked otherwise. */
export function firstRequest({ path, params, query, unless }: FirstCall, reader: User): ShellRequest | null {
  if (unless === 'needs' && (reader.needs ?? []).length > 0) return null
  return {
    method: 'GET',
    path,
    ...(params && { params: filled(params, reader) }),
    ...(query && { query: filled(query, reader) }),
  }
}

/** A value about which the reader has said nothing is left out, as the page itself would. */
function filled(values: Record<string, string>, reader: User): Record<string, string> {
  const known: Record<string, string | undefined> = { '{id}': reader.id, '{home}': homeOf(reader) }
  const entries = Object.entries(values).map(([name, value]) => [name, value in known ? known[value] : value] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
