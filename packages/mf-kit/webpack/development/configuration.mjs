import { readFileSync } from 'node:fs'
import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { baseConfiguration } from '../base.mjs'
import { remoteFederation } from '../remote-federation.mjs'
import { rootDirectory } from '../shared.mjs'
import { shellShares } from '../shell-shares.mjs'
import { containerOf } from './describe.mjs'

/** Below it lie the files of a remote, whatever version the registry names: there is one, the newest. */
export function remotePath(name) {
  return `/remotes/${name}/dev/`
}

/**
 * The shell while somebody writes it.
 * @param {{ output: string }} options `output`: folder of the page that the gateway fills in
 * @returns {import('webpack').Configuration}
 */
export function developmentShell({ output }) {
  const dir = path.join(rootDirectory, 'shell')
  return development({
    name: 'shell',
    entry: { main: [path.join(import.meta.dirname, 'shell-entry.js'), path.join(dir, 'src/main.tsx')] },
    output: {
      path: output,
      publicPath: '/',
      uniqueName: 'ensemble-shell',
      filename: 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hotUpdateChunkFilename: 'assets/[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: 'assets/[runtime].[fullhash].hot-update.json',
    },
    plugins: [
      shellShares(),
      new HtmlWebpackPlugin({
        templateContent: () => readFileSync(path.join(dir, 'src/index.html'), 'utf8'),
        inject: 'head',
        minify: false,
      }),
    ],
  })
}

/**
 * A remote while somebody writes it.
 * @param {string} name its folder
 * @returns {import('webpack').Configuration}
 */
export function developmentRemote(name) {
  const container = containerOf(name)
  return {
    ...development({
      name,
      entry: {},
      output: {
        // In memory.
        path: path.join(rootDirectory, name, 'dist'),
        publicPath: remotePath(name),
        uniqueName: container,
        filename: '[name].js',
        assetModuleFilename: '[name].[contenthash:8][ext]',
      },
      plugins: [remoteFederation({ dir: path.join(rootDirectory, name), container, filename: 'remoteEntry.js' })],
    }),
    externals: [
      ({ request }, found) =>
        /[\\/]?react-refresh[\\/]runtime(\.js)?$/.test(request) ? found(null, 'window ensembleReactRefresh') : found(),
    ],
  }
}

/** No names by content, no minifying, and nothing that evaluates texts: the policy of the page holds here as well. */
function development({ name, entry, output, plugins }) {
  const base = baseConfiguration({ context: rootDirectory, entry, output })
  const [scripts, ...others] = base.module.rules
  return {
    ...base,
    name,
    mode: 'development',
    cache: { type: 'memory' },
    devtool: 'cheap-module-source-map',
    // The server tells what matters (compiled.mjs); the rest is of tabs that left while they were loading.
    infrastructureLogging: { level: 'none' },
    output: { ...output, clean: false, chunkFilename: output.filename },
    module: {
      rules: [
        { ...scripts, use: [path.join(import.meta.dirname, 'hot-loader.mjs'), scripts.loader], loader: undefined },
        ...others,
      ],
    },
    // The ids say which component is meant, in the one refresh runtime of the page: paths from the root tell all apart.
    optimization: { moduleIds: 'named', chunkIds: 'named', emitOnErrors: false },
    plugins: [...plugins, new ReactRefreshPlugin({ overlay: false, library: 'ensemble' })],
  }
}
