import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Where what a file imports lies, seen from the root: `shell/src/api/calls.ts`, or the folder of a package of ours.
 * @param {string} root absolute path of the repository
 * @param {string} file absolute path of the file that imports
 * @param {string} specifier what stands between the quotes
 * @returns {string | undefined} nothing for packages of others
 */
export function importedPath(root, file, specifier) {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier).slice(root.length + 1)
  const name = /^@ensemble\/([^/]+)/.exec(specifier)?.[1]
  if (name === undefined) return undefined
  return existsSync(join(root, 'packages', name)) ? `packages/${name}` : name
}

/**
 * Visits everything that a file imports, whatever the form: types, exports of others, and what is loaded later.
 * @param {(node: object, specifier: string) => void} look
 */
export function eachImport(look) {
  const visit = ({ source }) => {
    if (typeof source?.value === 'string') look(source, source.value)
  }
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  }
}
