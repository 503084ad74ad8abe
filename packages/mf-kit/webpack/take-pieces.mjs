import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { libraries } from './shared.mjs'

/** Piece of what a list of exports does not name: `export *`. */
const otherwise = 'start'

/**
 * A webpack loader for remotes: `import { Button, Select } from '@ensemble/ui'` becomes an import of each piece that has
 * them, so that the page fetches those alone (decision 215). What is imported as a whole stays a whole.
 */
export default function takePieces(source, map) {
  this.callback(null, takenByPiece(source), map)
}

/** @param {string} source JavaScript @returns {string} the same lines, each name taken from its piece */
export function takenByPiece(source) {
  return source.replaceAll(
    /\b(import|export)\s*\{([^}]*)\}\s*from\s*["'](@ensemble\/(?:ui|mf-kit))["'];?/g,
    (statement, verb, names, library) => {
      const byPiece = {}
      for (const name of listed(names)) (byPiece[pieceOf(library, name)] ??= []).push(name)
      const taken = Object.entries(byPiece).map(
        ([piece, some]) => `${verb} { ${some.join(', ')} } from "${library}/pieces/${piece}";`,
      )
      // As many lines as before: the map still fits.
      return taken.join(' ') + '\n'.repeat(statement.split('\n').length - 1)
    },
  )
}

/** The rule of that loader: after everything that makes JavaScript of a source. */
export const takePiecesRule = { test: /\.tsx?$/, enforce: 'post', loader: import.meta.filename }

function pieceOf(library, name) {
  return namesOf(library).get(name.split(' as ')[0].trim()) ?? otherwise
}

const known = new Map()

/** Piece by exported name, as `pieces/*.ts` of a library list them. */
function namesOf(library) {
  const found = known.get(library) ?? read(libraries[library].pieces)
  known.set(library, found)
  return found
}

function read(folder) {
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      const lists = [...source.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names]) => listed(names))
      const values = lists.filter((name) => !name.startsWith('type '))
      return values.map((name) => [name.split(' as ').at(-1).trim(), path.parse(file).name])
    }),
  )
}

function listed(names) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
