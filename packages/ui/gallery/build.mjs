import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const here = fileURLToPath(new URL('.', import.meta.url))
const output = fileURLToPath(new URL('../dist/gallery/', import.meta.url))

/** Builds the gallery into dist/gallery: one script, one style sheet, the fonts and a page. */
const compiler = webpack({
  mode: 'production',
  cache: false,
  context: here,
  entry: { gallery: './gallery.tsx' },
  output: {
    path: output,
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath: '/',
    assetModuleFilename: 'fonts/[name][ext]',
  },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  optimization: { minimize: false },
  performance: false,
})

await rm(output, { recursive: true, force: true })
await mkdir(output, { recursive: true })
const stats = await new Promise((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
)
if (stats.hasErrors()) {
  console.error(stats.toString({ all: false, errors: true, errorDetails: true }))
  process.exit(1)
}
// NONCE is replaced at each request by serve.mjs.
await writeFile(
  `${output}index.html`,
  `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta property="csp-nonce" nonce="NONCE" />
    <title>Galerie des composants – Ensemble</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/gallery.css" />
    <script src="/gallery.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
)
console.log(stats.toString({ all: false, assets: true, warnings: true, timings: true }))
