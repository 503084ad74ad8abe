import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { importedPath } from './imported-files.mjs'

/**
 * Refuses a circle that is closed by a file which is loaded when it is needed. Circles of plain imports are the
 * linter's own rule (`import/no-cycle`), which does not follow `import()`.
 */
export const lazyCircles = {
  create(context) {
    const root = context.cwd
    const own = context.filename.slice(root.length + 1)
    return {
      ImportExpression({ source }) {
        if (typeof source.value !== 'string') return
        const first = importedPath(root, context.filename, source.value)
        if (first !== undefined && reaches(root, first, own)) {
          context.report({ node: source, message: `${first} leads back to this file.` })
        }
      },
    }
  },
}

function reaches(root, first, wanted) {
  const seen = new Set([first])
  for (const path of seen) {
    if (path === wanted) return true
    for (const next of valuesOf(root, path)) seen.add(next)
  }
  return false
}

const known = new Map()

/** The files whose values a file imports, at once or later. */
function valuesOf(root, path) {
  const file = join(root, path)
  if (known.has(file)) return known.get(file)
  const found = new Set()
  known.set(file, found)
  if (!/\.[mc]?[jt]sx?$/.test(path) || !existsSync(file)) return found
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const specifiers = [
    ...staticImports.filter(carriesValue).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType, moduleRequest }) => !isType && moduleRequest).map((entry) => entry.moduleRequest.value),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  for (const specifier of specifiers.filter((one) => one.startsWith('.'))) {
    found.add(importedPath(root, file, specifier))
  }
  return found
}

/** An import without names is there for what it does. */
function carriesValue({ entries }) {
  return entries.length === 0 || entries.some(({ isType }) => !isType)
}
