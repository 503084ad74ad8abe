import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'

export interface BuiltRemote {
  name: string
  version: string
  /** remote.json as it lies in the build. */
  descriptor: string
  /** Paths of the other files, below the build. */
  files: string[]
  read(path: string): Promise<Buffer>
}

/**
 * What the build of a remote has left in its dist.
 *
 * @throws Failure when there is no build, or its remote.json is none
 */
export async function builtRemote(name: string): Promise<BuiltRemote> {
  const dist = join(root, name, 'dist')
  const descriptor = await readFile(join(dist, 'remote.json'), 'utf8').catch(() => undefined)
  const content: unknown = descriptor === undefined ? undefined : JSON.parse(descriptor)
  if (descriptor === undefined || !Check(RemoteDescriptor, content)) {
    throw new Failure(`${name} has no build that can be published`, {
      why: `${join(name, 'dist', 'remote.json')} ${descriptor === undefined ? 'is missing' : 'does not describe a remote'}.`,
      advice: `run npm run remote -- build ${name}.`,
    })
  }
  return {
    name: content.name,
    version: content.version,
    descriptor,
    files: Object.keys(content.files).filter((path) => path !== 'remote.json'),
    read: (path) => readFile(join(dist, path)),
  }
}
