import { join } from 'node:path'
import { builtRemote } from '../delivery/built-remote.ts'
import { publish } from '../delivery/publish.ts'
import { registryClient, type RegistryClient } from '../delivery/registry-client.ts'
import { Failure } from '../failure.ts'
import { teamKey } from '../secrets.ts'
import { remotes } from '../services.ts'
import { dataPaths, type Settings } from '../settings.ts'
import type { Side } from './cells.ts'

/**
 * Delivers the remotes as their teams would: the version before, and on top of it the one of now. What the gateway
 * refuses to make live, because this shell or these services lack what it needs, leaves the version before in its
 * place; that is what it would do to the team.
 *
 * @param tree root of the version before
 * @returns a sentence for each refusal
 */
export async function deliverRemotes(settings: Settings, tree: string, side: Side): Promise<string[]> {
  const refusals: string[] = []
  for (const name of remotes) {
    const key = teamKey(dataPaths(settings.dataDir).secrets, name)
    const client = registryClient(`http://127.0.0.1:${String(settings.ports.gateway)}`, key)
    await deliver(client, name, join(tree, name, 'dist'))
    if (side === 'current') {
      await deliver(client, name).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
        refusals.push(`${name} stays at the version before: ${error.why}`)
      })
    }
  }
  return refusals
}

async function deliver(client: RegistryClient, name: string, dist?: string): Promise<void> {
  const remote = await builtRemote(name, dist)
  await publish(client, remote)
  await client.promote(name, remote.version)
}
