import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const pluginName = 'VerifyPieces'

/** A digest that no content has: without the shell's word for a piece, the piece is refused. */
const neverMatches = `sha384-${'A'.repeat(64)}`

/**
 * Checks each piece that a remote loads later (scripts and styles) against the digest of the registry: the federation
 * runtime checks the first files only and never sees these. The shell gives the digests by `ensembleDigestOf`, since
 * a build cannot know the digest of files that name each other, and by `ensembleAddressOf` a new address for a piece
 * that failed, which passes whatever the browser has kept. Never throws: webpack would wait for that piece for ever.
 */
export class VerifyPieces {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\n${check('script', 'src')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        pluginName,
        (source, { tag }) => `${source}\n${check(tag, 'href')}`,
      )
    })
  }
}

/** In CORS mode, as every other file of a remote: what the gateway's page preloads then serves here as well. */
function check(element, address) {
  return [
    `${element}.crossOrigin = 'anonymous';`,
    `if (self.ensembleAddressOf) ${element}.${address} = self.ensembleAddressOf(${element}.${address});`,
    `${element}.integrity = self.ensembleDigestOf ? self.ensembleDigestOf(${element}.${address}) : '${neverMatches}';`,
  ].join('\n')
}
