import HtmlWebpackPlugin from 'html-webpack-plugin'

const pluginName = 'OrderPreloads'
const placeholder = '__PRELOADS__'

/**
 * Names the font of the first words in the page itself, for its first script to ask for (shell/src/app/first-fonts.ts):
 * it is late otherwise, and text is never set anew. Asks for the scripts that every page begins with, which browsers take
 * for less urgent than what is preloaded. When those have come, the rest follows (shell/src/app/later-files.ts); what the
 * gateway preloads stands behind them.
 */
export class OrderPreloads {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const hooks = HtmlWebpackPlugin.getCompilationHooks(compilation)
      hooks.alterAssetTagGroups.tap(pluginName, (data) => {
        const scripts = data.headTags.flatMap(({ tagName, attributes: { src } }) => (tagName === 'script' ? [src] : []))
        return { ...data, headTags: [...scripts.map(scriptTag), ...data.headTags] }
      })
      hooks.beforeEmit.tap(pluginName, (data) => ({
        ...data,
        html: data.html
          .replace(placeholder, '')
          .replace('</head>', `${placeholder}</head>`)
          // Before the first script, which reads it.
          .replace(/<meta charset[^>]*>/, (first) => `${first}${fontsTag(compilation)}`),
      }))
    })
  }
}

function scriptTag(href) {
  const attributes = { rel: 'preload', as: 'script', fetchpriority: 'high', href }
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: pluginName } }
}

/** Names the font of the first words, in the characters of most texts. */
function fontsTag({ assets, outputOptions: { publicPath } }) {
  const files = Object.keys(assets).filter((file) => /inter-latin-wght/.test(file))
  return `<meta name="ensemble-fonts" content="${files.map((file) => `${publicPath}${file}`).join(' ')}" />`
}
