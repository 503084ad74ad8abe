import path from 'node:path'
import { completeShell } from './complete-shell.mjs'
import { compressAssets } from './compress.mjs'
import { digestScripts } from './digest-scripts.mjs'
import { keepMaps } from './keep-maps.mjs'
import { renderPages } from './render-pages.mjs'
import { runWebpack } from './run-webpack.mjs'
import { buildServiceWorker } from './service-worker.mjs'
import { shellPreset } from './shell-preset.mjs'

/**
 * Builds the shell into its `dist`, its public pages rendered and its files compressed ahead, with its source maps apart in `maps`.
 * @param {{ dir: string }} options `dir`: the shell's folder
 */
export async function buildShell({ dir }) {
  const output = path.join(dir, 'dist')
  await runWebpack(shellPreset({ dir }))
  await keepMaps(output, path.join(dir, 'maps'))
  await completeShell({ dir, output })
  await digestScripts(output)
  await renderPages({ dir, output })
  await buildServiceWorker({ dir, output })
  await compressAssets(output)
}
