import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const output = fileURLToPath(new URL('../dist/gallery/', import.meta.url))

/** Builds the gallery into dist/gallery: one script, the fonts and a page. */
await rm(output, { recursive: true, force: true })
await mkdir(output, { recursive: true })
await build({
  entryPoints: { gallery: fileURLToPath(new URL('gallery.tsx', import.meta.url)) },
  outdir: output,
  bundle: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // No tsconfig: with verbatimModuleSyntax `import { type X }` would keep the import for its side effects.
  tsconfigRaw: {},
  loader: { '.woff2': 'file' },
  assetNames: 'fonts/[name]',
  publicPath: '/',
  logLevel: 'warning',
})
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
    <script src="/gallery.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
)
