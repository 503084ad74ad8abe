import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { compressAssets } from './compress.mjs'
import { runWebpack } from './run-webpack.mjs'
import { shellPreset } from './shell-preset.mjs'

/**
 * Builds the shell into its `dist`, with what lies in `public` (icons, robots.txt) at its root, compressed ahead.
 * @param {{ dir: string }} options `dir`: the shell's folder
 */
export async function buildShell({ dir }) {
  const output = path.join(dir, 'dist')
  const publicFiles = path.join(dir, 'public')
  await runWebpack(shellPreset({ dir }))
  if (existsSync(publicFiles)) await cp(publicFiles, output, { recursive: true })
  await compressAssets(output)
}
