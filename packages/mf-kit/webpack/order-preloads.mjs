import HtmlWebpackPlugin from 'html-webpack-plugin'

const pluginName = 'OrderPreloads'
const placeholder = '__PRELOADS__'

/**
 * Asks for the font of the first words in the page itself, which is late otherwise, and text is never set anew; and for
 * the scripts that every page begins with, which browsers take for less urgent than what is preloaded. When those have
 * come, the rest follows (shell/src/app/later-files.ts); what the gateway preloads stands behind them.
 */
export class OrderPreloads {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(pluginName, (data) => {
        const fonts = Object.keys(compilation.assets).filter((file) => /inter-latin-\d/.test(file))
        const links = fonts.map((file) => fontTag(`${data.publicPath}${file}`))
        const scripts = data.headTags.flatMap(({ tagName, attributes: { src } }) => (tagName === 'script' ? [src] : []))
        return { ...data, headTags: [...scripts.map(scriptTag), ...data.headTags, ...links] }
      })
      hooks.beforeEmit.tap(pluginName, (data) => ({
        ...data,
        html: data.html.replace(placeholder, '').replace('</head>', `${placeholder}</head>`),
      }))
    })
  }
}

function scriptTag(href) {
  const attributes = { rel: 'preload', as: 'script', fetchpriority: 'high', href }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: pluginName } }
}

function fontTag(href) {
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: pluginName } }
}
