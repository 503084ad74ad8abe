import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { descriptorFile, describeRemote } from './descriptor.mjs'
import { bringReleaseNotes } from './release-notes.mjs'
import { remoteIdentity, remotePreset } from './remote-preset.mjs'
import { runWebpack } from './run-webpack.mjs'

/**
 * Builds a remote into its `dist`, with the remote.json that the registry reads.
 * @param {{ dir: string }} options `dir`: the remote's folder
 * @returns the descriptor written
 */
export async function buildRemote({ dir }) {
  const output = path.join(dir, 'dist')
  const identity = await remoteIdentity({ dir })
  await runWebpack(remotePreset({ dir, output, identity }))
  return completeRemote({ dir, output, identity })
}

/** Makes of what webpack has left a build that can be published. @returns the descriptor written */
export async function completeRemote({ dir, output, identity }) {
  // The federation plugin's own account of the build, which nobody reads.
  await rm(path.join(output, 'mf-stats.json'), { force: true })
  await bringReleaseNotes({ dir, output })
  const descriptor = await describeRemote({ dir, dist: output, identity })
  await writeFile(path.join(output, descriptorFile), `${JSON.stringify(descriptor, null, 2)}\n`)
  return descriptor
}
