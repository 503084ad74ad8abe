import type { ShellRequest } from '@ensemble/contracts/remote'
import type { RemoteBuild } from './builds.ts'

/** What the remotes of this page have declared that they ask of the API. */
export interface DeclaredCalls {
  /** The build of a remote that is in use from now on. */
  use: (build: Pick<RemoteBuild, 'remote' | 'version' | 'calls'>) => void
  /** The build that asks, as the gateway knows it; null where it has not declared this call. */
  asker: (remote: string, request: Pick<ShellRequest, 'method' | 'path'>) => string | null
}

/** @param anything while a remote is written its build names no calls */
export function createDeclaredCalls(anything: boolean): DeclaredCalls {
  const builds = new Map<string, { name: string; calls: ReadonlySet<string> }>()
  return {
    use: ({ remote, version, calls }) => {
      builds.set(remote, { name: `${remote}/${version}`, calls: new Set(calls) })
    },
    asker: (remote, { method, path }) => {
      const build = builds.get(remote)
      return build && (anything || build.calls.has(`${method} ${path}`)) ? build.name : null
    },
  }
}
