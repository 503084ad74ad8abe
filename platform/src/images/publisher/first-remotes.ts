import { builtRemote } from '../../delivery/built-remote.ts'
import { currentVersion, publish } from '../../delivery/publish.ts'
import { registryClient } from '../../delivery/registry-client.ts'
import { remotes } from '../../services.ts'
import { setting } from '../setting.ts'

/** The variable with the key of a remote's team. */
function keyVariable(remote: string): string {
  return `KEY_${remote.toUpperCase().replaceAll('-', '_')}`
}

/** Every variable that this program reads; each may lie in a file. */
export const publisherVariables: readonly string[] = ['GATEWAY_URL', ...remotes.map(keyVariable)]

/**
 * Gives a new installation its remotes. A remote that is in the registry is left alone, whatever its version: from its
 * first delivery on it belongs to its team, and a restart of the containers must not take it back.
 *
 * @returns what was published now
 */
export async function publishFirstRemotes(env: NodeJS.ProcessEnv): Promise<string[]> {
  const published: string[] = []
  for (const name of remotes) {
    const client = registryClient(setting(env, 'GATEWAY_URL'), setting(env, keyVariable(name)))
    if ((await currentVersion(client, name)) !== undefined) continue
    const remote = await builtRemote(name)
    await publish(client, remote)
    await client.promote(name, remote.version)
    published.push(`${name} ${remote.version}`)
  }
  return published
}
