import { calls, type Affected, type Call } from '@ensemble/contracts/calls'
import type { SensitiveCall } from '@ensemble/contracts/deliveries'

const table: readonly Call[] = Object.values(calls)
const affects = new Map<string, Affected | undefined>(
  table.map((call) => [shape(`${call.method} ${call.path}`), call.affects]),
)

/**
 * What a version asks for and the live one does not, as far as it changes accounts, roles or files of others, or shows
 * health. The table of calls says which those are.
 * @param wanted `METHOD /path` without /api, as remote.json has them
 * @param live the same of what visitors have already
 */
export function newlySensitive(wanted: readonly string[], live: readonly string[]): SensitiveCall[] {
  const known = new Set(live.map(shape))
  return wanted.flatMap((call) => {
    const affected = affects.get(shape(call))
    return affected && !known.has(shape(call)) ? [{ call, affects: affected }] : []
  })
}

/** What stands in the table; a path with `*` reaches many calls, and is one of them only as it is written there. */
export function isOpenEnded(call: string): boolean {
  return call.includes('*') && !table.some(({ method, path }) => `${method} ${path}` === call)
}

/** Names of parameters are nobody's business. */
function shape(call: string): string {
  return call.replace(/:\w+/g, ':')
}
