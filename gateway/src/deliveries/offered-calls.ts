import type { ApiDocument } from '../docs/merge-openapi.ts'
import { forwardTable, type UpstreamName } from '../upstreams.ts'
import { isOpenEnded } from './sensitive-calls.ts'

type Known = Pick<ApiDocument, 'paths' | 'x-unavailable'>

/**
 * The calls of a remote that no service offers. A service that does not answer just now is not asked about its calls:
 * one team's trouble must not hold up another's delivery.
 * @param calls `METHOD /path` without /api, as remote.json has them
 */
export function callsNotOffered(calls: readonly string[], { paths, 'x-unavailable': silent }: Known): string[] {
  const offered = new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${shape(path)}`),
    ),
  )
  return calls.filter((call) => {
    if (isOpenEnded(call)) return true
    const [method = '', path = ''] = call.split(' ')
    const address = path.startsWith('/_next/') ? path : `/api${path}`
    const owner = ownerOf(address)
    return !(owner && silent.includes(owner)) && !offered.has(`${method} ${shape(address)}`)
  })
}

/** Names of parameters are nobody's business: `{missionId}`, `:id` and `*` are one place each. */
function shape(path: string): string {
  return path.replace(/\{[^}]+\}|:\w+|\*/g, ':')
}

/** The service behind an address: the most specific line of the table. */
function ownerOf(address: string): UpstreamName | undefined {
  const rows = forwardTable.filter(({ url }) => {
    const pattern = url.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')
    return new RegExp(`^${pattern}$`).test(address)
  })
  return rows.sort((one, other) => other.url.length - one.url.length)[0]?.upstream
}
