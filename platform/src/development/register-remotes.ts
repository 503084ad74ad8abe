import { currentVersion, publish } from '../delivery/publish.ts'
import { registryClient } from '../delivery/registry-client.ts'
import { admittedTeamKey } from '../secrets.ts'
import { dataPaths, type Settings } from '../settings.ts'
import type { FrontEndsServer } from './front-ends-server.ts'

/**
 * Puts into the registry what each remote declares at this moment.
 *
 * @returns the names of those that declare something else than before
 * @throws Failure when the gateway refuses one
 */
export async function registerRemotes(
  server: Pick<FrontEndsServer, 'remotes'>,
  { dataDir, ports }: Settings,
): Promise<string[]> {
  const changed: string[] = []
  for (const { name, version, descriptor, files } of await server.remotes()) {
    const key = admittedTeamKey(dataPaths(dataDir).secrets, name)
    const client = registryClient(`http://127.0.0.1:${String(ports.gateway)}`, key)
    if ((await currentVersion(client, name)) === version) continue
    const read = (path: string) => Promise.resolve(Buffer.from(files[path] ?? ''))
    await publish(client, { name, version, descriptor, files: Object.keys(files), read })
    await client.promote(name, version)
    changed.push(name)
  }
  return changed
}
