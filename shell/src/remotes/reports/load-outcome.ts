import type { RemoteOutcome, RemoteReport } from '@ensemble/contracts/remote-reports'
import type { RemoteBuild } from '../builds.ts'
import type { LoadFailure } from '../load-failure.ts'
import { builtPlaces } from './built-places.ts'
import { harmless } from './harmless.ts'

/** How a load of a build ended. */
export interface LoadOutcome {
  build: Pick<RemoteBuild, 'remote' | 'version'>
  outcome: RemoteOutcome
  /** From its first request, in ms. */
  ms: number
  /** What went wrong; absent when nothing did. */
  failure?: Pick<LoadFailure, 'phase' | 'code' | 'message' | 'cause'>
  /** Pattern of the page on the screen. */
  route?: string
  /** The version that the visitor got instead. */
  servedVersion?: string
}

/** The report that the gateway takes. */
export function reportOf({ build, outcome, ms, failure, route, servedVersion }: LoadOutcome): RemoteReport {
  const stack = builtPlaces(failure?.cause)
  return {
    remote: build.remote,
    version: build.version,
    phase: failure?.phase ?? 'module',
    outcome,
    ms: Math.round(ms),
    error: failure?.code ?? null,
    ...(failure && { message: harmless(failure.message) }),
    ...(stack.length > 0 && { stack }),
    ...(failure && route && { route }),
    ...(servedVersion && { servedVersion }),
  }
}
