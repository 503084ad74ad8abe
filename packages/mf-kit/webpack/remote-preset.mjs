import { readFileSync } from 'node:fs'
import path from 'node:path'
import { baseConfiguration } from './base.mjs'
import { buildIdOf } from './build-id.mjs'
import { NoteRemoteFiles } from './note-remote-files.mjs'
import { RefuseCopies } from './refuse-copies.mjs'
import { remoteFederation } from './remote-federation.mjs'
import { usedCallsRule } from './used-calls-loader.mjs'
import { takePiecesRule } from './take-pieces.mjs'
import { NoteUsedExports } from './used-exports.mjs'
import { VerifyPieces } from './verify-pieces.mjs'

/**
 * Who this build is. Every name that webpack puts into the page carries the build id, so that two builds of one
 * remote can live side by side in an open tab without mixing their pieces.
 * @param {{ dir: string }} options `dir`: the remote's folder
 */
export async function remoteIdentity({ dir }) {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'))
  const name = manifest.name.replace('@ensemble/', '')
  const buildId = await buildIdOf(dir)
  return { name, version: `${manifest.version}-${buildId}`, container: `${name.replaceAll('-', '_')}_${buildId}` }
}

/**
 * The webpack configuration of a remote: one exposed module, `./remote`, from `src/remote.ts`.
 * @param {{ dir: string, output: string, identity: { version: string, container: string } }} options
 * `dir`: the remote's folder; `output`: where the build goes
 * @returns {import('webpack').Configuration}
 */
export function remotePreset({ dir, output, identity: { version, container } }) {
  // The federation runtime tells instances apart by this variable and would take two builds of one version for one.
  process.env.MF_BUILD_VERSION = version
  const base = baseConfiguration({
    context: dir,
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: container,
      chunkLoadingGlobal: `chunks_${container}`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // In ms. Webpack waits 120 s by default, far longer than a person does.
      chunkLoadTimeout: 10_000,
      // A piece of the shell that did not come fails the module that takes it. Kept as it stood there, half made, that
      // module would be what the next try gets (packages/mf-kit/src/loading/load-with-retry.ts).
      strictModuleExceptionHandling: true,
    },
  })
  return {
    ...base,
    module: { rules: [...base.module.rules, usedCallsRule([dir]), takePiecesRule] },
    plugins: [
      new RefuseCopies(),
      new NoteUsedExports(),
      new VerifyPieces(),
      new NoteRemoteFiles({ entry: path.join(dir, 'src/remote.ts') }),
      remoteFederation({ dir, container, filename: 'remoteEntry.[contenthash:8].js' }),
    ],
  }
}
