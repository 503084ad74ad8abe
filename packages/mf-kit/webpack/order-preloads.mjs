import HtmlWebpackPlugin from 'html-webpack-plugin'

const pluginName = 'OrderPreloads'
const placeholder = '__PRELOADS__'

/**
 * Asks for the font of the first words in the page itself, which is late otherwise, and text is never set anew; and puts
 * what the gateway preloads behind the scripts that every page begins with, since browsers ask in the order of the page.
 */
export class OrderPreloads {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(pluginName, (data) => {
        const fonts = Object.keys(compilation.assets).filter((file) => /inter-latin-\d/.test(file))
        const links = fonts.map((file) => fontTag(`${data.publicPath}${file}`))
        return { ...data, headTags: [...data.headTags, ...links] }
      })
      hooks.beforeEmit.tap(pluginName, (data) => ({
        ...data,
        html: data.html.replace(placeholder, '').replace('</head>', `${placeholder}</head>`),
      }))
    })
  }
}

function fontTag(href) {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: pluginName } }
}
