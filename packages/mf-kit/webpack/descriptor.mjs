import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { folderFiles } from './folder-files.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { framedRoutes } from './page-frames.mjs'
import { sharedRanges } from './shared.mjs'
import { usedCallIds } from './used-calls.mjs'

/** The file that says what a remote is. It lists every other file, so it cannot list itself. */
export const descriptorFile = 'remote.json'

const declaration = `
  export { remoteConfig } from './remote.config.ts'
  export { calls } from '@ensemble/contracts/calls'
  export { contractVersion } from '@ensemble/contracts/contract-version'
  export { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
  export { Errors } from 'typebox/value'
`

/**
 * What remote.json holds for a build that lies in `dist`.
 * @param {{ dir: string, dist: string, identity: { name: string, version: string, container: string } }} options
 * @throws Error when the remote declares something that the contracts do not allow
 */
export async function describeRemote({ dir, dist, identity }) {
  const { calls, remoteConfig, describe } = await readDeclaration(dir)
  const ids = await namedCalls(dir, remoteConfig)
  const unknown = ids.filter((id) => !(id in calls))
  if (unknown.length > 0) throw new Error(`${identity.name} uses calls that the contracts do not have: ${unknown}`)
  return describe({
    ...identity,
    calls: ids.map((id) => `${calls[id].method} ${calls[id].path}`).sort(),
    ...(await digests(dist)),
    commit: currentCommit(dir),
  })
}

/** The ids of the calls that a remote names: in its sources, and those it lists beside them. */
export async function namedCalls(dir, remoteConfig) {
  return [...new Set([...(await usedCallIds(path.join(dir, 'src'))), ...(remoteConfig.calls ?? [])])]
}

/**
 * What a remote declares before any of its code is loaded. `describe` makes the whole remote.json of it.
 * @param {string} dir the remote's folder
 */
export async function readDeclaration(dir) {
  const { remoteConfig, calls, contractVersion, RemoteDescriptor, Errors } = await loadTypeScript(declaration, dir)
  const { widgets } = remoteConfig
  const routes = await framedRoutes(dir, remoteConfig.routes)
  const declared = { contract: contractVersion, routes, widgets, shared: sharedRanges }
  return {
    calls,
    remoteConfig,
    declared,
    describe({ name, version, container, ...build }) {
      const descriptor = { name, version, container, ...declared, ...build }
      const faults = Errors(RemoteDescriptor, descriptor)
      if (faults.length === 0) return descriptor
      throw new Error(`${name}: ${descriptorFile} is not valid: ${JSON.stringify(faults)}`)
    },
  }
}

async function digests(directory) {
  const files = {}
  let size = 0
  for (const file of await folderFiles(directory)) {
    // A map is no part of what browsers get: it is neither counted nor vouched for.
    if (file === descriptorFile || file.endsWith('.map')) continue
    const content = await readFile(path.join(directory, file))
    files[file] = createHash('sha384').update(content).digest('base64')
    size += content.length
  }
  return { files, size }
}

/** The commit that the sources are at; null outside of a repository or with changes that no commit holds. */
function currentCommit(dir) {
  if (!existsSync(dir)) return null
  try {
    const git = (...args) =>
      execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return git('status', '--porcelain', '--', '.') === '' ? git('rev-parse', 'HEAD').trim() : null
  } catch {
    return null
  }
}
