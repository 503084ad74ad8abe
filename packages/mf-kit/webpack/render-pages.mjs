import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Which page is sent for which address; beside it a folder per language. */
const renderedFile = 'rendered.json'

/**
 * Renders the pages of the shell as they are before anything is known of who is there, so that they are read before any
 * script has come: a file per page and language from `src/rendered-pages.tsx`, with the styles that it needs, and the
 * placeholders of index.html for the gateway.
 * @param {{ dir: string, output: string }} options `dir`: the shell's folder; `output`: its build
 */
export async function renderPages({ dir, output }) {
  const assets = await readdir(path.join(output, 'assets'))
  const { renderPages: render, routePaths, queryReaders } = await loadRenderer(dir, assets)
  const template = await readFile(path.join(output, 'index.html'), 'utf8')
  const files = { new: {}, returning: {} }
  for (const page of await render()) {
    for (const address of page.paths) files[page.browser][address] = page.file
    const folder = path.join(output, 'rendered', page.language)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, page.file), filled(template, page))
  }
  const list = { files, routes: routePaths, queryReaders }
  await writeFile(path.join(output, renderedFile), `${JSON.stringify(list, null, 2)}\n`)
}

/** The shell's components for Node.js, which name the files that the browser's build has made. */
async function loadRenderer(dir, assets) {
  const result = await build({
    entryPoints: [path.join(dir, 'src/rendered-pages.tsx')],
    bundle: true,
    // No tsconfig: with verbatimModuleSyntax `import { type X }` would keep the import for its side effects.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire('file:///');` },
    plugins: [namedAssets(assets)],
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const code = Buffer.from(result.outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

/** An imported file of a font or picture is the address of that file in the browser's build. */
function namedAssets(assets) {
  return {
    name: 'named-assets',
    setup(builder) {
      builder.onLoad({ filter: /\.(woff2|svg|png|webp|jpg)$/ }, ({ path: file }) => {
        const { name, ext } = path.parse(file)
        const found = assets.find((asset) => asset.startsWith(`${name}.`) && asset.endsWith(ext))
        if (!found) throw new Error(`${file} is not in the browser's build`)
        return { contents: `export default ${JSON.stringify(`/assets/${found}`)}`, loader: 'js' }
      })
    },
  }
}

/** Puts the scripts of a page, and what they need first, where the browser leaves them alone (shell/src/app/waiting-scripts.ts). */
function withWaitingScripts(template) {
  const scripts = template.match(/<link rel="preload" as="script"[^>]*>|<script defer[^>]*><\/script>/g)
  const later = [...scripts, '__PRELOADS__']
  const without = later.reduce((text, one) => text.replace(one, ''), template)
  return without.replace('</head>', () => `<template id="waiting-scripts">${later.join('')}</template></head>`)
}

/** Sections that only the gateway can fill: open missions, and who answers for the installation. */
const filledLater = ['open-missions', 'legal-notice']

/**
 * What the gateway fills and puts where the comment stands. One that does not know of it leaves the page without.
 */
function withoutFilledLater(html) {
  return filledLater.reduce(
    ({ body, patterns }, name) => {
      const [section] = new RegExp(`<section[^>]* data-${name}=.*?</section>`, 's').exec(body) ?? []
      if (section === undefined) return { body, patterns }
      const pattern = `<template id="${name}-pattern">${section}</template>`
      return { body: body.replace(section, () => `<!--${name}-->`), patterns: patterns + pattern }
    },
    { body: html, patterns: '' },
  )
}

/**
 * @throws Error where the page would need what its policy forbids: scripts or styles in attributes
 */
function filled(template, { browser, route, waits, language, title, noScript, html, sheets }) {
  const { body, patterns } = withoutFilledLater(html)
  const forbidden = /<script|<style|\sstyle="/.exec(body + patterns)
  if (forbidden) throw new Error(`${route}: ${body.slice(forbidden.index - 200, forbidden.index + 200)}`)
  // A frame stands for many routes: it is drawn anew, and looks the same.
  const madeFor = route === null ? '' : ` data-route="${route}" data-browser="${browser}"`
  // There is nothing to read in a frame: it says what the plain page says.
  const withoutScripts =
    route === null ? /<noscript>.*?<\/noscript>/s.exec(template)?.[0] : `<noscript>${noScript}</noscript>`
  const replaced = [
    [/<html lang="\w+"/, `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<!-- first paint -->.*?<!-- \/first paint -->/s, elementsOf(sheets)],
    [/<div id="root">.*?<\/noscript>/s, `${withoutScripts}<div id="root"${madeFor}>${body}</div>${patterns}`],
  ]
  const start = waits ? withWaitingScripts(template) : template
  return replaced.reduce((text, [found, by]) => {
    if (!found.test(text)) throw new Error(`index.html has no ${found}`)
    return text.replace(found, () => by)
  }, start)
}

/**
 * Marked as Emotion marks those that it has moved once: to move them costs an old phone a look at all of them.
 * @param {{ attribute: string, css: string }[]} sheets
 */
function elementsOf(sheets) {
  return sheets.map(({ attribute, css }) => `<style nonce="__CSP_NONCE__" data-s ${attribute}>${css}</style>`).join('')
}
