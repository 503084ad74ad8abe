import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [root, output] = process.argv.slice(2)
const kit = path.join(root, 'packages/mf-kit/webpack/index.mjs')
const { compressAssets, runWebpack, shellPreset } = await import(pathToFileURL(kit).href)
const requireOfKit = createRequire(kit)
const HtmlWebpackPlugin = requireOfKit('html-webpack-plugin')
const shell = path.join(root, 'shell')
const names = ['mf-missions', 'mf-articles', 'mf-users']
const preset = shellPreset({ dir: shell, callers: ['shell', ...names].map((name) => path.join(root, name)) })
const page = readFileSync(path.join(shell, 'src/index.html'), 'utf8')

/** In place of the federation runtime: remotes are pieces of this build like any other, and nothing is registered. */
const runtime = path.join(`${output}-source`, 'runtime.js')
mkdirSync(path.dirname(runtime), { recursive: true })
const loaders = names.map(
  (name) => `'${name.replace('-', '_')}': () => import('${path.join(root, name, 'src/remote.ts')}'),`,
)
writeFileSync(
  runtime,
  `const remotes = { ${loaders.join(' ')} }
export const init = () => ({
  registerRemotes() {},
  loadRemote: async (id) => Object.entries(remotes).find(([name]) => id.startsWith(name))?.[1](),
})
`,
)

// The same screens by the same loader and minifier: no shares, no preloads of remotes.
await runWebpack({
  ...preset,
  entry: { main: './src/main.tsx' },
  output: { ...preset.output, path: output },
  resolve: { ...preset.resolve, alias: { '@module-federation/enhanced/runtime$': runtime } },
  plugins: [
    ...preset.plugins.filter(
      ({ constructor: { name } }) => ![HtmlWebpackPlugin.name, 'OrderPreloads', 'NoteFirstFiles'].includes(name),
    ),
    new HtmlWebpackPlugin({
      templateContent: page.replace('__PRELOADS__', ''),
      inject: 'head',
      scriptLoading: 'defer',
      minify: false,
    }),
  ],
})
await compressAssets(output)
