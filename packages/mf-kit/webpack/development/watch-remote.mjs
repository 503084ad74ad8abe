import path from 'node:path'
import webpack from 'webpack'
import { completeRemote } from '../build-remote.mjs'
import { remoteIdentity, remotePreset } from '../remote-preset.mjs'

/**
 * Builds a remote as it is delivered, and again whenever a file is saved, until it is ended. What has not changed is
 * not compiled or minified again. It tells its parent of each build: `{ built: version }` or `{ failed: why }`.
 * Arguments: the remote's folder, and where the builds go.
 */
const [dir, output] = process.argv.slice(2)
const { name } = await remoteIdentity({ dir })
// Part of every piece of the build, so it stays: a page that shows these builds is loaded anew for each.
const container = `${name.replaceAll('-', '_')}_dev_${Date.now().toString(36)}`
const besideSources = ['remote.config.ts', 'package.json'].map((file) => path.join(dir, file))

const compiler = webpack({
  ...remotePreset({ dir, output, identity: { version: container, container } }),
  cache: { type: 'memory' },
})
compiler.hooks.thisCompilation.tap('BesideSources', ({ fileDependencies }) => fileDependencies.addAll(besideSources))
compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
  void tell(error, stats)
})
process.once('disconnect', () => process.exit(0))

async function tell(error, stats) {
  try {
    if (error) throw error
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
    // Never the name of a build that is delivered: its files are not the same.
    const version = (await remoteIdentity({ dir })).version.replace(/-(\w+)$/, '-dev-$1')
    await completeRemote({ dir, output, identity: { name, version, container } })
    process.send({ built: version })
  } catch (failure) {
    process.send({ failed: failure.message })
  }
}
