import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import { minifyScript } from './minify-script.mjs'
import { rootDirectory } from './shared.mjs'

/**
 * What the builds of shell and remotes have in common. No cache: with federation and a router that re-exports, a warm
 * build compiles and then dies in the browser. The maps are for those who run the platform: no file names them.
 * @param {{ context: string, entry: Record<string, string>, output: object }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfiguration({ context, entry, output }) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context,
    entry,
    cache: false,
    devtool: 'hidden-source-map',
    performance: false,
    output: { clean: true, hashDigestLength: 16, devtoolModuleFilenameTemplate: sourceName, ...output },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: path.join(import.meta.dirname, 'transform-loader.mjs') },
        { test: /\.(woff2|svg|png|webp|jpg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [minimizerOf(minifyScript)],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** The minimizer plugin with a minifier of ours (minify-script.mjs). */
export function minimizerOf(minify) {
  return new TerserPlugin({ minify, parallel: false, extractComments: false })
}

/** The name of a source in a map: its path in the repository, on every machine. */
function sourceName({ absoluteResourcePath }) {
  return path.isAbsolute(absoluteResourcePath)
    ? path.relative(rootDirectory, absoluteResourcePath)
    : absoluteResourcePath
}
