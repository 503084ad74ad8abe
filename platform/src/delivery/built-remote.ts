import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'

export interface BuiltRemote {
  name: string
  version: string
  /** remote.json as it lies in the build. */
  descriptor: string
  /** Paths of the other files, below the build: what browsers get, and the source maps, which they do not. */
  files: string[]
  read(path: string): Promise<Buffer>
}

/**
 * What the build of a remote has left in its dist.
 *
 * @param dist where the build lies, unless in the remote's own folder
 * @throws Failure when there is no build, its remote.json is none, or it is the build of another remote
 */
export async function builtRemote(name: string, dist = join(root, name, 'dist')): Promise<BuiltRemote> {
  const descriptor = await readFile(join(dist, 'remote.json'), 'utf8').catch(() => undefined)
  const content: unknown = descriptor === undefined ? undefined : JSON.parse(descriptor)
  if (descriptor === undefined || !Check(RemoteDescriptor, content)) {
    throw new Failure(`${name} has no build that can be published`, {
      why: `${join(relative(root, dist), 'remote.json')} ${descriptor === undefined ? 'is missing' : 'does not describe a remote'}.`,
      advice: `run npm run remote -- build ${name}.`,
    })
  }
  if (content.name !== name) {
    throw new Failure(`${relative(root, dist)} is no build of ${name}`, {
      why: `its remote.json describes ${content.name}.`,
      advice: 'name the remote that was built there.',
    })
  }
  return {
    name: content.name,
    version: content.version,
    descriptor,
    files: [...new Set([...Object.keys(content.files), ...(await mapsIn(dist))])],
    read: (path) => readFile(join(dist, path)),
  }
}

/** @throws Failure when the text is no remote.json */
export function parsedDescriptor(text: string): RemoteDescriptor {
  const content: unknown = JSON.parse(text)
  if (Check(RemoteDescriptor, content)) return content
  throw new Failure('What was built cannot be published', {
    why: 'its remote.json does not describe a remote.',
    advice: 'build it again.',
  })
}

async function mapsIn(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true })
  return files.filter((file) => file.endsWith('.map')).map((file) => file.split(sep).join('/'))
}
