import type { RemotePhase } from '@ensemble/contracts/remote-reports'
import type { LoadFailure } from './load-failure.ts'

/** How far one attempt to load a build has got, and what went wrong first. */
export interface LoadProgress {
  phase: RemotePhase
  cause?: LoadFailure
}

/** The attempts under way, by the name under which each is registered with the federation runtime. */
export type LoadsUnderWay = Map<string, LoadProgress>
