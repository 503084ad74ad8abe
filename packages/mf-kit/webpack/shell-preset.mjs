import { readFileSync } from 'node:fs'
import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { baseConfiguration } from './base.mjs'
import { PreloadFirstScreen } from './preload-first-screen.mjs'
import { shellFederation } from './shell-federation.mjs'

/**
 * The webpack configuration of the shell, from `src/main.tsx` and the template `src/index.html`.
 * @param {{ dir: string }} options `dir`: the shell's folder
 * @returns {import('webpack').Configuration}
 */
export function shellPreset({ dir }) {
  return {
    ...baseConfiguration({
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
    }),
    plugins: [
      shellFederation(),
      new HtmlWebpackPlugin({
        // As text, not as a template: __CSP_NONCE__ and __REGISTRY__ are for the gateway to fill at each request.
        templateContent: readFileSync(path.join(dir, 'src/index.html'), 'utf8'),
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      new PreloadFirstScreen({ later: ['@ensemble/ui/data-grid', '@ensemble/ui/rich-editor'] }),
    ],
  }
}
