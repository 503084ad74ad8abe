import HtmlWebpackPlugin from 'html-webpack-plugin'

const pluginName = 'PreloadFont'

/** Asks for the font of the first words in the page itself: it is late otherwise, and text is never set anew. */
export class PreloadFont {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(pluginName, (data) => {
        const fonts = Object.keys(compilation.assets).filter((file) => /inter-latin-\d/.test(file))
        const links = fonts.map((file) => fontTag(`${data.publicPath}${file}`))
        return { ...data, headTags: [...links, ...data.headTags] }
      })
    })
  }
}

function fontTag(href) {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: pluginName } }
}
