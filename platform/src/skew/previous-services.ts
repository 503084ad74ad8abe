import { join } from 'node:path'
import type { Secrets } from '../secrets.ts'
import { services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { serviceEnvironment } from '../start/environments.ts'
import type { Databases } from '../start/infrastructure.ts'
import { serviceProgram } from '../start/programs.ts'
import type { Program } from '../supervisor/program.ts'
import { previousBundle } from './previous-version.ts'

/**
 * The services of the version before, on ports of their own and with the data, the keys and the broker of ours: as the
 * processes that a rolling delivery has not replaced yet.
 *
 * @param settings with the ports of the previous services
 */
export function previousServices(settings: Settings, secrets: Secrets, databases: Databases, tree: string): Program[] {
  return services.map((service) => {
    const env = serviceEnvironment(settings, service, secrets, databases[service.name])
    const main = join(previousBundle(settings, tree, service.name).folder, 'main.mjs')
    return {
      ...serviceProgram(settings, service, env, 'bundled'),
      name: `previous-${service.name}`,
      args: ['--enable-source-maps', main],
      mark: main,
      cwd: tree,
    }
  })
}
