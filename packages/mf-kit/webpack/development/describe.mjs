import { createHash } from 'node:crypto'
import path from 'node:path'
import { namedCalls, readDeclaration } from '../descriptor.mjs'

/** The one file that is published of a remote that somebody writes; the development server answers for all of them. */
const manifest = { path: 'mf-manifest.json', content: '{}' }

/** The federation's name of a remote while somebody writes it. */
export function containerOf(name) {
  return `${name.replaceAll('-', '_')}_dev`
}

/**
 * A remote as it is put into the registry while somebody writes it: what it declares, in a version of its own, and
 * nothing of its code, which changes with every save. Calls are those of the sources as they are now, without which the gateway
 * would refuse them; one that the contracts do not have yet is left out.
 * @param {string} dir the remote's folder
 * @returns its remote.json, and the files to publish beside it, as text by path
 * @throws Error when the remote declares something that the contracts do not allow
 */
export async function describeDevelopment(dir) {
  const { calls, remoteConfig, declared, describe } = await readDeclaration(dir)
  const ids = (await namedCalls(dir, remoteConfig)).filter((id) => id in calls)
  const named = ids.map((id) => `${calls[id].method} ${calls[id].path}`).sort()
  const name = path.basename(dir)
  const version = `dev-${createHash('sha256')
    .update(JSON.stringify([declared, named]))
    .digest('hex')
    .slice(0, 10)}`
  const descriptor = describe({
    name,
    version,
    container: containerOf(name),
    calls: named,
    size: manifest.content.length,
    files: { [manifest.path]: createHash('sha384').update(manifest.content).digest('base64') },
    commit: null,
  })
  return { name, version, descriptor: JSON.stringify(descriptor), files: { [manifest.path]: manifest.content } }
}
