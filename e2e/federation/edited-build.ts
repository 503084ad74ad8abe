import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir, root } from '../platform.ts'
import type { ChangedBuild } from './delivery.ts'

/** Replaces something in the text of each file of a build; a file that is left alone is given back as it is. */
export type Edit = (text: string, file: string) => string

/** Asks for React 18, as a remote of two years ago would. */
export const forReact18: Edit = (text) =>
  text.replace(/(requiredVersion:["`])\^19[0-9.]*(["`],[^{}]*shareKey:["`]react(?:\/[a-z-]*)?["`])/g, '$1^18.0.0$2')

/** Its pages throw when they are drawn. */
export const thatThrows: Edit = (text, file) =>
  file.startsWith('__federation_expose')
    ? text.replace(
        /(path:["`][^"`]*["`],load:)/g,
        '$1()=>Promise.resolve({Component(){throw new Error("broken on purpose")}}),was:',
      )
    : text

/**
 * A version made from a build that lies in a folder, with an edit of what was built: seconds instead of a build, and
 * names and digests of its own, as a build would have.
 * @param from folder of the build; the remote's own `dist` by default
 */
export async function editedBuild(
  name: string,
  suffix: string,
  edit: Edit,
  from: string = join(root, name, 'dist'),
): Promise<ChangedBuild> {
  const dist = join(dataDir, 'changed-remotes', `${name}-${suffix}`)
  const descriptor = JSON.parse(await readFile(join(from, 'remote.json'), 'utf8'))
  const container = `${descriptor.container}_${suffix}`
  const version = `${descriptor.version}-${suffix}`
  const files: Record<string, string> = {}
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  let edited = false
  for (const file of await readdir(from)) {
    if (file === 'remote.json' || file.endsWith('.map')) continue
    const before = await readFile(join(from, file), 'utf8')
    const after = edit(before, file)
    edited ||= after !== before
    const text = after.replaceAll(descriptor.container, container).replaceAll(descriptor.version, version)
    await writeFile(join(dist, file), text)
    files[file] = createHash('sha384').update(text).digest('base64')
  }
  if (!edited && edit !== unchanged) throw new Error(`no file of ${name} holds what is to be edited`)
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...descriptor, version, container, files }))
  return { dist, version, remove: () => rm(dist, { recursive: true, force: true }) }
}

/** Another version with the same content. */
export const unchanged: Edit = (text) => text
