import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const kitDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const requireFromKit = createRequire(import.meta.url)

/** Root of the workspaces. */
export const rootDirectory = path.resolve(kitDirectory, '../..')

function versionOf(packageJson) {
  return JSON.parse(readFileSync(packageJson, 'utf8')).version
}

const versions = {
  react: versionOf(requireFromKit.resolve('react/package.json')),
  'react-dom': versionOf(requireFromKit.resolve('react-dom/package.json')),
  '@ensemble/mf-kit': versionOf(path.join(kitDirectory, 'package.json')),
  '@ensemble/ui': versionOf(path.join(rootDirectory, 'packages/ui/package.json')),
}

/**
 * What the shell provides and a remote never carries. The keys with a slash share the sub-paths (react/jsx-runtime,
 * react-dom/client); the table and the editor are heavy, so each is a share of its own, fetched with the first page that has one.
 */
const keys = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  '@ensemble/mf-kit': '@ensemble/mf-kit',
  '@ensemble/ui': '@ensemble/ui',
  '@ensemble/ui/data-grid': '@ensemble/ui',
  '@ensemble/ui/rich-editor': '@ensemble/ui',
}

/** The core of the federation runtime, which the shell gives beside the shares: without it no share is found. */
export const federationRuntime = '@module-federation/runtime-core'

/** Range of each share that a remote built today accepts; remote.json carries it for the contract check. */
export const sharedRanges = Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, `^${versions[name]}`]))

/** Version of each share that a shell built today gives; shell.json carries it for the contract check. */
export const sharedVersions = Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, versions[name]]))

/** Where our libraries list what they export, in pieces; what stands for a piece where a shell does not give it. */
export const libraries = {
  '@ensemble/mf-kit': {
    pieces: path.join(kitDirectory, 'src/pieces'),
    whole: path.join(kitDirectory, 'whole.mjs'),
  },
  '@ensemble/ui': {
    pieces: path.join(rootDirectory, 'packages/ui/src/pieces'),
    whole: path.join(rootDirectory, 'packages/ui/whole.mjs'),
  },
}

/**
 * Key of each piece, by how sources name it. The key carries a mark of what the piece lists: a name may move from piece to
 * piece, and a build looks for it where it was. A shell that has the piece no more gives such a build the whole.
 */
export const pieceKeys = Object.fromEntries(
  Object.entries(libraries).flatMap(([library, { pieces }]) =>
    readdirSync(pieces).map((file) => {
      const name = `${library}/pieces/${path.parse(file).name}`
      const list = readFileSync(path.join(pieces, file))
      return [name, `${name}/${createHash('sha256').update(list).digest('hex').slice(0, 8)}`]
    }),
  ),
)

/**
 * The shares as a remote takes them: no fallback copy, and a version that does not fit throws inside that remote
 * alone instead of replacing the shell's copy for the whole page. Of our libraries it takes pieces (decision 215); a shell
 * from before them gives the whole, so no shell is asked for a piece when a remote goes live.
 */
export const sharedByRemote = {
  ...Object.fromEntries(
    Object.entries(sharedRanges).map(([key, requiredVersion]) => [
      key,
      { singleton: true, strictVersion: true, import: false, requiredVersion },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(pieceKeys).map(([name, shareKey]) => {
      const library = name.replace(/\/pieces\/.*/, '')
      const version = versions[library]
      const { whole } = libraries[library]
      return [name, { shareKey, singleton: true, import: whole, version, requiredVersion: `^${version}` }]
    }),
  ),
}
