import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { baseConfiguration } from './base.mjs'
import { NoteFirstFiles } from './note-first-files.mjs'
import { pageTemplate } from './page-template.mjs'
import { OrderPreloads } from './order-preloads.mjs'
import { RefuseHeavyStart } from './refuse-heavy-start.mjs'
import { shellShares } from './shell-shares.mjs'

/**
 * The webpack configuration of the shell, from `src/main.tsx` and the template `src/index.html`.
 * @param {{ dir: string }} options `dir`: the shell's folder
 * @returns {import('webpack').Configuration}
 */
export function shellPreset({ dir }) {
  const base = baseConfiguration({
    context: dir,
    entry: { main: './src/main.tsx' },
    output: {
      path: path.join(dir, 'dist'),
      publicPath: '/',
      uniqueName: 'ensemble-shell',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // In ms. Webpack waits 120 s by default, far longer than a person does.
      chunkLoadTimeout: 10_000,
    },
  })
  return {
    ...base,
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      shellShares(),
      new HtmlWebpackPlugin({
        // As text, not as a template: __CSP_NONCE__ and __REGISTRY__ are for the gateway to fill at each request.
        templateContent: pageTemplate(dir),
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      new OrderPreloads(),
      new NoteFirstFiles(),
      new RefuseHeavyStart(),
    ],
  }
}

/** What every page needs of other people's code changes seldom: a file of its own, which a new version leaves alone. */
const splitChunks = {
  chunks: 'async',
  cacheGroups: {
    framework: { name: 'framework', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
  },
}
