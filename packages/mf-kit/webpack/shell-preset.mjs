import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { baseConfiguration, minimizerOf } from './base.mjs'
import { leftOut } from './leave-out.mjs'
import { minifyShellScript } from './minify-script.mjs'
import { NoteFirstFiles } from './note-first-files.mjs'
import { pageTemplate } from './page-template.mjs'
import { OrderPreloads } from './order-preloads.mjs'
import { RefuseHeavyStart } from './refuse-heavy-start.mjs'
import { shellShares } from './shell-shares.mjs'
import { usedCallsRule } from './used-calls-loader.mjs'
import { VerifyOwnPieces } from './verify-own-pieces.mjs'

/**
 * The webpack configuration of the shell, from `src/main.tsx` and the template `src/index.html`.
 * @param {{ dir: string, callers?: string[] }} options `dir`: the shell's folder; `callers`: folders whose code asks for
 *   calls, the shell's alone by default
 * @returns {import('webpack').Configuration}
 */
export function shellPreset({ dir, callers = [dir] }) {
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
    resolve: { ...base.resolve, alias: leftOut },
    module: { rules: [...base.module.rules, usedCallsRule(callers, { withKit: true })] },
    optimization: { ...base.optimization, minimizer: [minimizerOf(minifyShellScript)], splitChunks },
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
      new VerifyOwnPieces(),
      new RefuseHeavyStart(),
    ],
  }
}

const ofOverlays =
  /[\\/]@mui[\\/](material[\\/](Backdrop|Fade|Grow|List|Menu|MenuItem|MenuList|Modal|Paper|Popover|Unstable_TrapFocus|internal[\\/]Transition|transitions)|utils[\\/]useRovingTabIndex)[\\/.]/

const ofWidgets = ({ name }) => ['home', 'share-ui-pieces-start'].includes(name)

/** What every page needs of other people's code changes seldom: a file of its own, which a new version leaves alone. */
const splitChunks = {
  chunks: 'async',
  // Each file costs a round trip's share: pieces that two pages have in common are worth one only when they are large.
  // Counted before it is made smaller: what a field and a select share, 5 kB as it is sent, is not.
  minSize: 50_000,
  cacheGroups: {
    // The runtime of the federation goes with the one piece that starts it.
    defaultVendors: {
      test: /[\\/]node_modules[\\/](?!@module-federation[\\/])/,
      priority: -10,
      reuseExistingChunk: true,
    },
    framework: { name: 'framework', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
    // What home and the widgets on it both show: no other page of the shell's brings all of that piece.
    widgets: { name: 'widgets', chunks: ofWidgets, minChunks: 2, minSize: 0, priority: 1 },
    // What menus, windows and lists of choices open with, once: each of them would bring its own copy.
    overlays: { name: 'overlays', chunks: 'async', test: ofOverlays, enforce: true },
  },
}
