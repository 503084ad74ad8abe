import path from 'node:path'
import webpack from 'webpack'
import { rootDirectory } from './shared.mjs'

const pluginName = 'RefuseHeavyStart'

/** What a page fetches when it shows it: forms, tables, charts, the editor, remotes, measures, schemas. */
const whenUsed =
  /[\\/]node_modules[\\/](react-hook-form|@mui[\\/]x-[a-z-]+|@tiptap|prosemirror-[a-z]+|@module-federation|web-vitals|typebox)[\\/]/

/**
 * Fails the build of the shell where every page would begin with code that few pages use: an import that leads there
 * belongs behind `import()`, in a page or a part of one.
 */
export class RefuseHeavyStart {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.afterOptimizeChunkModules.tap(pluginName, () => {
        const chunks = [...compilation.entrypoints.values()].flatMap((entry) => entry.chunks)
        const carried = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
        const resources = carried.flatMap((module) => module.modules ?? [module]).map(({ resource }) => resource)
        const heavy = new Map(resources.flatMap(named))
        for (const [name, resource] of heavy) {
          const file = path.relative(rootDirectory, resource)
          compilation.errors.push(
            new webpack.WebpackError(`Every page would begin with ${name} (${file}): import() it where it is used`),
          )
        }
      })
    })
  }
}

/** The package, if it is one of those, and its file. */
function named(resource) {
  const name = whenUsed.exec(resource ?? '')?.[1]
  return name ? [[name, resource]] : []
}
