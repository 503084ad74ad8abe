import { federationRuntime, sharedVersions } from './shared.mjs'

const pluginName = 'NoteUsedExports'

/** The file beside remote.json that says what the remote takes from the shell, name by name. */
const usesFile = 'uses.json'

/**
 * Notes which names a build takes from our own shared packages. Their version cannot say whether a shell has them:
 * shell and remotes are of one repository and are delivered apart, so a remote may be newer than the shell it meets.
 */
export class NoteUsedExports {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const uses = {}
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        for (const module of modules) {
          for (const { request: from, ids } of module.dependencies) {
            // A piece is part of its library, which has the names (decision 215).
            const request = from?.replace(/\/pieces\/.*/, '')
            // Without ids it is a namespace as a whole, or an import for its effects alone.
            if (!isGivenByName(request) || !Array.isArray(ids) || ids.length === 0) continue
            uses[request] ??= new Set()
            uses[request].add(ids[0])
          }
        }
      })
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const names = Object.entries(uses)
          .map(([request, found]) => [request, [...found].sort()])
          .sort()
        const text = `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`
        compilation.emitAsset(usesFile, new compiler.webpack.sources.RawSource(text))
      })
    })
  }
}

/** A package of ours that the shell gives, or the core of its runtime; the rest is compiled into the remote, or a share. */
function isGivenByName(request) {
  return request === federationRuntime || isOurs(request)
}

function isOurs(request) {
  return request?.startsWith('@ensemble/') && request in sharedVersions
}
