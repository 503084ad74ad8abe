import { statSync, watch } from 'node:fs'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { root } from '../paths.ts'
import { followLog } from '../process/follow-log.ts'
import { services } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import type { FrontEnds } from '../start/front-ends.ts'
import { watchedBundleOf } from '../start/programs.ts'
import { watchedBundle } from '../supervisor/bundle.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import { coalesced } from './coalesced.ts'
import { developmentPaths } from './development-settings.ts'
import { followPrograms, type FollowedProgram } from './follow-programs.ts'
import type { FrontEndsServer } from './front-ends-server.ts'
import { registerRemotes } from './register-remotes.ts'

/** What runs from the sources as they are now, instead of from a build. */
export interface Development {
  frontEnds: FrontEnds
  /** Bundles the programs for their first start. */
  bundle(): Promise<void>
  /** Begins to follow the sources: everything runs by now. */
  follow(): void
}

export interface DevelopmentDeps {
  settings: Settings
  supervisor: Supervisor
  server: FrontEndsServer
  /** Writes one line for the person at the terminal. */
  say: (line: string) => void
  /** True from the beginning of the end on: what is saved then starts nothing any more. */
  isEnding: () => boolean
}

/** The development of the whole platform, until the process ends. */
export function createDevelopment(deps: DevelopmentDeps): Development {
  const { settings, supervisor, server, isEnding } = deps
  const say = (line: string) => {
    if (!isEnding()) deps.say(line)
  }
  const programs: FollowedProgram[] = []
  const log = join(dataPaths(settings.dataDir).logs, `${server.program.name}.log`)
  let logBefore = 0
  const register = () => registerRemotes(server, settings)

  async function registerAgain(): Promise<void> {
    try {
      for (const name of await register()) say(`✓ ${name} declares something else now: load the page anew to see it`)
    } catch (error) {
      say(failureText(error))
    }
  }

  return {
    frontEnds: {
      async prepare(progress) {
        logBefore = statSync(log, { throwIfNoEntry: false })?.size ?? 0
        await supervisor.start(server.program)
        progress('compiled')
        return developmentPaths(settings.dataDir).shell
      },
      async register(progress) {
        progress((await register()).join(', ') || 'unchanged')
      },
    },
    async bundle() {
      for (const name of [...services.map((service) => service.name), 'gateway']) {
        const { folder, entries, sources } = watchedBundleOf(settings, name)
        const bundle = await watchedBundle({ folder, entries })
        await bundle.rebuild()
        programs.push({ name, bundle, sources })
      }
    },
    follow() {
      followLog(log, say, logBefore)
      followPrograms(programs, { supervisor, server, say })
      const again = coalesced(registerAgain)
      for (const name of server.folders) {
        watch(join(root, name), (_event, file) => {
          if (file === 'remote.config.ts') again()
        })
      }
    },
  }
}
