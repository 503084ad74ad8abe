import HtmlWebpackPlugin from 'html-webpack-plugin'

const pluginName = 'PreloadFirstScreen'

/**
 * Tells the browser in the page itself which pieces the first screen needs, and the font of its first words. The federation's async boundary would
 * otherwise be found out one after the other: page, entry, then shares and bootstrap.
 * Options: `later`, shares that only some pages use.
 */
export class PreloadFirstScreen {
  constructor({ later }) {
    this.later = later
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(pluginName, (data) => {
        const files = firstScreenFiles(compilation, this.later).filter((file) => file.endsWith('.js'))
        const links = files.map((file) => preloadTag(`${data.publicPath}${file}`))
        const fonts = Object.keys(compilation.assets).filter((file) => /inter-latin-\d/.test(file))
        links.unshift(...fonts.map((file) => fontTag(`${data.publicPath}${file}`)))
        return { ...data, headTags: [...links, ...data.headTags] }
      })
    })
  }
}

function fontTag(href) {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: pluginName } }
}

function preloadTag(href) {
  return {
    tagName: 'link',
    voidTag: true,
    attributes: { rel: 'preload', as: 'script', href },
    meta: { plugin: pluginName },
  }
}

/** Files of what the entry imports: its one import of the bootstrap, and the shares but those for later. */
function firstScreenFiles(compilation, later) {
  const files = new Set()
  for (const entrypoint of compilation.entrypoints.values()) {
    const own = new Set(entrypoint.getFiles())
    for (const group of entrypoint.childrenIterable) {
      const reasons = group.origins.map((origin) => origin.module?.identifier() ?? '')
      if (reasons.length > 0 && reasons.every((reason) => later.some((name) => reason.includes(`${name}@`)))) continue
      for (const file of group.getFiles()) if (!own.has(file)) files.add(file)
    }
  }
  return [...files]
}
