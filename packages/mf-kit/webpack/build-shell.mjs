import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressAssets } from './compress.mjs'
import { loadTypeScript } from './load-typescript.mjs'
import { offeredExports } from './offered-exports.mjs'
import { runWebpack } from './run-webpack.mjs'
import { sharedVersions } from './shared.mjs'
import { shellPreset } from './shell-preset.mjs'

/**
 * Builds the shell into its `dist`, with what lies in `public` (icons, robots.txt) at its root, compressed ahead,
 * and with shell.json: what the registry holds a remote against before it goes live.
 * @param {{ dir: string }} options `dir`: the shell's folder
 */
export async function buildShell({ dir }) {
  const output = path.join(dir, 'dist')
  const publicFiles = path.join(dir, 'public')
  await runWebpack(shellPreset({ dir }))
  if (existsSync(publicFiles)) await cp(publicFiles, output, { recursive: true })
  await compressAssets(output)
  const { contractVersion } = await loadTypeScript(
    `export { contractVersion } from '@ensemble/contracts/contract-version'`,
    dir,
  )
  const facts = { contract: contractVersion, shared: sharedVersions, offers: await offeredExports(dir) }
  await writeFile(path.join(output, 'shell.json'), `${JSON.stringify(facts, null, 2)}\n`)
}
