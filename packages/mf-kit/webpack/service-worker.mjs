import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** The page of `src/rendered-pages.tsx` that belongs to no address. */
const offlineFile = 'offline.html'

/**
 * Builds `src/service-worker` into one program that holds the page for when none can be fetched, in all languages: what
 * a browser keeps of it lies where no script of a page can change it.
 * @param {{ dir: string, output: string }} options `dir`: the shell's folder; `output`: its build, with its rendered pages
 */
export async function buildServiceWorker({ dir, output }) {
  const source = path.join(dir, 'src/service-worker')
  const script = (await bundled(path.join(source, 'offline-script.ts'))).trim()
  const rendered = path.join(output, 'rendered')
  const pages = {}
  for (const language of await readdir(rendered)) {
    const file = path.join(rendered, language, offlineFile)
    pages[language] = standalone(await readFile(file, 'utf8'), script)
    await rm(file)
  }
  const digest = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const define = { OFFLINE_PAGES: JSON.stringify(pages), SCRIPT_DIGESTS: JSON.stringify(digest) }
  await writeFile(path.join(output, 'service-worker.js'), await bundled(path.join(source, 'service-worker.ts'), define))
}

/** The page without what only the application uses: its scripts, what the gateway fills in, and its first script. */
function standalone(html, script) {
  const without = html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<meta [^>]*(?:__PAGE_KEY__|__LIVE_POSITION__|csp-nonce|ensemble-digests)[^>]*>/g, '')
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replaceAll('__PRELOADS__', '')
    .replace(' data-league="__LEAGUE__"', '')
    .replaceAll(/\n\s+/g, '\n')
  const left = /__(?!CSP_NONCE|COMFORT)[A-Z_]+__/.exec(without)
  if (left) throw new Error(`the page of the service worker has ${left[0]}`)
  // Buttons need the application; links do not.
  return without
    .replace('</head>', '<style nonce="__CSP_NONCE__">button{display:none!important}</style></head>')
    .replace('</body>', () => `<script>${script}</script></body>`)
}

async function bundled(file, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    define,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0].text
}
