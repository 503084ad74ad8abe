import webpack from 'webpack'

const pluginName = 'VerifyPieces'

/** A digest that no content has: without the shell's word for a piece, the piece is refused. */
const neverMatches = `sha384-${'A'.repeat(64)}`

/**
 * Checks each piece that a remote loads later against the digest of the registry: the federation runtime checks the
 * first files only and never sees these. The shell gives the digests by `ensembleDigestOf`, since
 * a build cannot know the digest of files that name each other, and by `ensembleAddressOf` a new address for a piece
 * that failed, which passes whatever the browser has kept. Never throws: webpack would wait for that piece for ever.
 */
export class VerifyPieces {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\n${check}`,
      )
    })
  }
}

/** In CORS mode, as every other file of a remote: what the gateway's page preloads then serves here as well. */
const check = [
  `script.crossOrigin = 'anonymous';`,
  `if (self.ensembleAddressOf) script.src = self.ensembleAddressOf(script.src);`,
  `script.integrity = self.ensembleDigestOf ? self.ensembleDigestOf(script.src) : '${neverMatches}';`,
].join('\n')
