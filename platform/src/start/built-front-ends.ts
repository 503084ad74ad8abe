import { mkdirSync } from 'node:fs'
import { builtRemote } from '../delivery/built-remote.ts'
import { currentVersion, publish } from '../delivery/publish.ts'
import { registryClient } from '../delivery/registry-client.ts'
import type { Records } from '../process/records.ts'
import { teamKey } from '../secrets.ts'
import { remotes } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { buildFrontEnds, shellCopy, type FrontEnds } from './front-ends.ts'

/** The front ends as visitors get them: built, published and promoted where that is not done already. */
export function builtFrontEnds(settings: Settings, records: Records): FrontEnds {
  const { shell, secrets } = dataPaths(settings.dataDir)
  return {
    async prepare(progress) {
      await buildFrontEnds(settings, records, progress)
      mkdirSync(shell, { recursive: true })
      return shellCopy(shell)
    },
    async register(progress) {
      const published: string[] = []
      for (const name of remotes) {
        const client = registryClient(`http://127.0.0.1:${String(settings.ports.gateway)}`, teamKey(secrets, name))
        const remote = await builtRemote(name)
        if ((await currentVersion(client, name)) === remote.version) continue
        await publish(client, remote)
        await client.promote(name, remote.version)
        published.push(`${name} ${remote.version}`)
      }
      progress(published.length === 0 ? 'unchanged' : published.join(', '))
    },
  }
}
