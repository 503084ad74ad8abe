import { mkdirSync } from 'node:fs'
import { builtRemote } from '../delivery/built-remote.ts'
import { currentVersion, publish } from '../delivery/publish.ts'
import { registryClient } from '../delivery/registry-client.ts'
import type { Records } from '../process/records.ts'
import { teamKey } from '../secrets.ts'
import { remotes } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { buildFrontEnd, shellCopy, type FrontEnds } from './front-ends.ts'

/** The front ends as visitors get them: built, published and promoted where that is not done already. */
export function builtFrontEnds(settings: Settings, records: Records): FrontEnds {
  const { logs, shell, secrets } = dataPaths(settings.dataDir)
  return {
    // Two at a time: that is as many as a small machine can do at once.
    async prepare(progress) {
      const waiting = ['shell', ...remotes]
      const built: string[] = []
      const inWork = new Set<string>()
      async function lane(): Promise<void> {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          inWork.add(name)
          progress(`building ${[...inWork].join(', ')}`)
          if (await buildFrontEnd(name, logs, records)) built.push(name)
          inWork.delete(name)
        }
      }
      await Promise.all([lane(), lane()])
      progress(built.length === 0 ? 'unchanged' : `built ${built.join(', ')}`)
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
