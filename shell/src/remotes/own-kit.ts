import { isRecord } from '../api/is-record.ts'

/**
 * The kit as one remote is given it: whatever it asks of the API says which remote asks, so that the shell can hold it
 * to the calls that it declares; and it sees no endpoint of another.
 * @param kit the module '@ensemble/mf-kit' of this page
 * @param remote its name in the registry
 * @throws TypeError where the kit is not what it was
 */
export function ownKit(kit: object, remote: string): object {
  const given: Record<string, unknown> = { ...kit }
  const shell = call(given['useShell'])
  if (!isRecord(shell) || !isRecord(given['api'])) throw new TypeError('the kit is not what it was')
  const ownShell = { ...shell, request: (asked: unknown) => call(shell['request'], signed(asked, remote)) }
  const own = {
    ...given,
    api: ownApi(given['api'], remote, new Set()),
    useShell: () => ownShell,
    sendFile: (file: unknown, options: unknown) => call(given['sendFile'], file, options, ownShell),
    provideShell: undefined,
  }
  // What tells the bundler of a remote that these are named exports; a copy loses it.
  return Object.defineProperty(own, '__esModule', { value: true })
}

/** @param names of the endpoints that this remote has added */
function ownApi(api: Record<string, unknown>, remote: string, names: Set<string>): object {
  const endpoints = isRecord(api['endpoints']) ? Object.entries(api['endpoints']) : []
  return {
    ...api,
    endpoints: Object.fromEntries(endpoints.filter(([name]) => names.has(name))),
    injectEndpoints(options: unknown) {
      if (!isRecord(options)) throw new TypeError('endpoints are missing')
      const define = (build: unknown) => {
        const defined = call(options['endpoints'], ownBuild(build, remote))
        if (isRecord(defined)) for (const name of Object.keys(defined)) names.add(name)
        return defined
      }
      call(api['injectEndpoints'], { ...options, endpoints: define })
      return ownApi(api, remote, names)
    },
    // Names of what may change, and nothing that others ask for.
    enhanceEndpoints(options: unknown) {
      call(api['enhanceEndpoints'], { addTagTypes: isRecord(options) ? options['addTagTypes'] : undefined })
      return ownApi(api, remote, names)
    },
  }
}

function ownBuild(build: unknown, remote: string): object {
  if (!isRecord(build)) throw new TypeError('the kit is not what it was')
  const own = (kind: string) => (definition: unknown) => {
    const query = isRecord(definition) ? definition['query'] : undefined
    // Without it an endpoint asks by a function of its own, which nobody has signed.
    if (!isRecord(definition) || query === undefined) throw new TypeError('an endpoint needs its query')
    return call(build[kind], {
      ...definition,
      queryFn: undefined,
      query: (asked: unknown) => signed(call(query, asked), remote),
    })
  }
  return { ...build, query: own('query'), mutation: own('mutation'), infiniteQuery: own('infiniteQuery') }
}

function signed(asked: unknown, remote: string): unknown {
  return isRecord(asked) ? { ...asked, remote } : asked
}

function call(work: unknown, ...given: unknown[]): unknown {
  if (typeof work !== 'function') throw new TypeError('the kit is not what it was')
  return Reflect.apply(work, undefined, given)
}
