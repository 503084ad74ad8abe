import type { FastifyRequest } from 'fastify'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { refuse } from '@ensemble/service-kit/refusal'
import { guard, type Hook } from '@ensemble/service-kit/http/guard'
import type { RegistryView } from '../registry/registry-view.ts'

/** The header in which the shell names the build of the remote for which it asks. */
export const remoteHeader = 'x-remote'

const build = /^(mf-[a-z][a-z0-9-]{1,30})\/([0-9A-Za-z][0-9A-Za-z.-]{0,63})$/

/**
 * Holds a remote to the calls of its remote.json. The shell has refused any other already; here stands what counts.
 * Nobody but the shell can send the header with a token, and what it asks for itself has none.
 * @throws {Refusal} FORBIDDEN
 */
export function declaredCallsHook(view: Pick<RegistryView, 'descriptor'>): Hook {
  /** By descriptor, which a published version never changes. */
  const patterns = new WeakMap<RemoteDescriptor, RegExp>()

  async function check({ method, url }: FastifyRequest, named: string): Promise<void> {
    const [, name = '', version = ''] = build.exec(named) ?? []
    const descriptor = name === '' ? null : await view.descriptor(name, version)
    if (!descriptor) return refuse('FORBIDDEN')
    const pattern = patterns.get(descriptor) ?? patternOf(descriptor.calls)
    patterns.set(descriptor, pattern)
    const [path = ''] = url.split('?', 1)
    if (!pattern.test(`${method} ${path}`)) refuse('FORBIDDEN')
  }

  return guard((request) => {
    const named = request.headers[remoteHeader]
    return named === undefined ? undefined : check(request, String(named))
  })
}

/** @param calls `METHOD /path` without /api, as remote.json has them */
function patternOf(calls: readonly string[]): RegExp {
  const written = calls.map((call) =>
    call
      .replace(' /', ' /api/')
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.+'),
  )
  return new RegExp(`^(?:${written.join('|')})$`)
}
