import type { RemoteModule } from '@ensemble/contracts/remote'
import { isRecord } from '../api/is-record.ts'
import type { RemoteBuild } from './builds.ts'
import { isRemoteModule } from './is-remote-module.ts'
import { asFailure, LoadFailure } from './load-failure.ts'
import type { LoadProgress, LoadsUnderWay } from './load-progress.ts'
import { Memory } from './memory.ts'
import { retryAddress } from './retry-address.ts'
import { within } from './within.ts'

/** The part of the federation runtime that brings remotes into the page. */
export interface Federation {
  registerRemotes: (remotes: { name: string; entry: string; shareScope: string }[]) => void
  loadRemote: (id: string) => Promise<unknown>
}

/** Loads the module of a build. @throws {LoadFailure} */
export type LoadBuild = (build: RemoteBuild) => Promise<RemoteModule>

/** Longest wait for a build as a whole, in ms: manifest, entry and module, each with a limit of its own. */
const buildWithinMs = 25_000

/**
 * Each attempt is registered under a name of its own: two builds never share anything in the runtime, an attempt that
 * hangs holds nobody up, and what the runtime remembers of a failure concerns nobody. A remote is given what lies in the
 * scope of its own name (federation.ts).
 * @param start brings the federation runtime, which no page needs before its first remote
 */
export function createBuildLoader(start: () => Promise<Federation>, loads: LoadsUnderWay): LoadBuild {
  const attempts = new Map<string, number>()
  const begun = new Memory<Federation>(0)
  return async (build) => {
    const number = attempts.get(build.version) ?? 0
    attempts.set(build.version, number + 1)
    const name = `${build.container}-${number}`
    const entry = number === 0 ? build.manifest : retryAddress(build.manifest, number)
    const load: LoadProgress = { phase: 'manifest' }
    loads.set(name, load)
    try {
      const federation = await begun.recall('', start)
      federation.registerRemotes([{ name, entry, shareScope: build.remote }])
      const late = () => new LoadFailure(load.phase, 'timeout', `not loaded within ${buildWithinMs} ms`)
      const loaded = await within(buildWithinMs, federation.loadRemote(`${name}/remote`), late)
      const exposed = isRecord(loaded) ? loaded.default : undefined
      if (isRemoteModule(exposed)) return exposed
    } catch (error) {
      throw load.cause ?? asFailure(error, load.phase)
    } finally {
      loads.delete(name)
    }
    throw new LoadFailure('module', 'contract', './remote is not what the contract asks for')
  }
}
