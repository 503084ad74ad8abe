import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import webpack from 'webpack'
import devMiddleware from 'webpack-dev-middleware'
import { completeShell } from '../complete-shell.mjs'
import { rootDirectory } from '../shared.mjs'
import { developmentRemote, developmentShell } from './configuration.mjs'
import { putWhole } from './whole-file.mjs'

/** Where the page hears of each compilation. */
export const hotPath = '/__hot'

/**
 * Compiles the shell and the remotes, and again what a saved file changes.
 * @param {{ shellDir: string, remotes: string[] }} options `shellDir`: where the gateway finds the page
 * @returns the middleware that answers for the compiled files, once the first compilation is done
 */
export async function compileFrontEnds({ shellDir, remotes }) {
  await mkdir(shellDir, { recursive: true })
  const compiler = webpack([developmentShell({ output: shellDir }), ...remotes.map(developmentRemote)])
  const options = {
    index: false,
    cache: { etag: 'weak', control: 'no-cache' },
    stats: 'errors-only',
    hot: { path: hotPath, cors: false, client: { logging: 'warn' } },
  }
  // As a plug-in of our own watching: what is printed is for the terminal of whoever saves a file.
  const middleware = devMiddleware(compiler, options, true)
  const [shell] = compiler.compilers
  // The gateway reads the page from the disk, at any moment; everything else stays in memory.
  shell.hooks.assetEmitted.tapPromise('Page', async (file, { content }) => {
    if (file === 'index.html') await putWhole(path.join(shellDir, file), content)
  })
  for (const { name, hooks } of compiler.compilers) {
    hooks.done.tap('Tell', (stats) => {
      const took = `${stats.endTime - stats.startTime} ms`
      console.log(stats.hasErrors() ? `✗ ${name}: ${stats.toString(options.stats)}` : `✓ ${name} (${took})`)
    })
  }
  compiler.watch({ aggregateTimeout: 20 }, (error) => {
    if (error) console.error(error)
  })
  await completeShell({ dir: path.join(rootDirectory, 'shell'), output: shellDir })
  await new Promise((resolve) => middleware.waitUntilValid(resolve))
  return middleware
}
