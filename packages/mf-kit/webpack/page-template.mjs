import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const placeholder = '<!-- first script -->'

/**
 * The shell's page with its first script in it, `src/early.ts`: it begins while the page is read, before any other
 * request. The gateway lets it in by its digest (gateway/src/shell/page-template.ts).
 * @param {string} dir the shell's folder
 * @throws Error where index.html has no place for it
 */
export function pageTemplate(dir) {
  const page = readFileSync(path.join(dir, 'src/index.html'), 'utf8')
  if (!page.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`)
  const { outputFiles } = buildSync({
    entryPoints: [path.join(dir, 'src/early.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  })
  return page.replace(placeholder, () => `<script>${outputFiles[0].text.trim()}</script>`)
}
