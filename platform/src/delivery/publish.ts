import type { BuiltRemote } from './built-remote.ts'
import type { RegistryClient } from './registry-client.ts'

/** How many files travel at the same time. */
const lanes = 4

/** The version that visitors get of a remote, or undefined when it is not in the registry. */
export async function currentVersion(client: RegistryClient, name: string): Promise<string | undefined> {
  const registry = await client.registry()
  return registry.remotes.find((remote) => remote.name === name)?.version
}

/**
 * Uploads a build. Nothing changes for visitors before it is promoted.
 *
 * @returns false when this very build is published already: nothing is sent then
 */
export async function publish(client: RegistryClient, remote: BuiltRemote): Promise<boolean> {
  if (await client.isPublished(remote.name, remote.version)) return false
  const waiting = [...remote.files]
  async function lane(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await client.sendFile(remote.name, remote.version, path, await remote.read(path))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await client.complete(remote.name, remote.version, remote.descriptor)
  return true
}
