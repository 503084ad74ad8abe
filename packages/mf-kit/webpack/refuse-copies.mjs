import path from 'node:path'
import webpack from 'webpack'
import { libraries, rootDirectory } from './shared.mjs'

const pluginName = 'RefuseCopies'

/** What the shell provides, and what of it a remote must therefore never carry. TypeBox: schemas are for services. */
const provided =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|@mui|@emotion|@tiptap|prosemirror-[a-z]+|lucide-react|react-router(-dom)?|react-redux|redux|@reduxjs|i18next|react-i18next|react-hook-form|typebox)[\\/]/
const ownProvided = ['packages/ui', 'packages/mf-kit/src'].map((folder) => path.join(rootDirectory, folder) + path.sep)
/** What each remote compiles in on purpose: parts of the kit, and what passes on a library that the shell gives. */
const compiledIn = [
  ...['calls', 'table', 'held'].map((part) => path.join(rootDirectory, 'packages/mf-kit/src', part) + path.sep),
  ...Object.values(libraries).map(({ whole }) => whole),
]

/**
 * Fails the build of a remote that would carry a second copy of what the shell provides: two Reacts break hooks, two
 * routers lose the address, two design systems double the bytes.
 */
export class RefuseCopies {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(pluginName, (modules) => {
        const entries = [...modules].filter((module) => {
          // Only where a copy is entered: the files behind it say nothing new.
          const issuer = compilation.moduleGraph.getIssuer(module)?.resource
          return isProvided(module.resource) && !isProvided(issuer)
        })
        for (const module of entries) {
          const issuer = compilation.moduleGraph.getIssuer(module)?.resource
          compilation.errors.push(new webpack.WebpackError(refusal(module.resource, issuer)))
        }
      })
    })
  }
}

function isProvided(resource) {
  if (!resource || compiledIn.some((place) => resource.startsWith(place))) return false
  return provided.test(resource) || ownProvided.some((folder) => resource.startsWith(folder))
}

function refusal(resource, issuer) {
  const name = (file) => path.relative(rootDirectory, file)
  const importer = issuer ? name(issuer) : 'the entry'
  return `${importer} brings a second copy of ${name(resource)}: import from @ensemble/ui or @ensemble/mf-kit instead`
}
