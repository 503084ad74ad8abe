import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/paths.ts'

interface Rule {
  keeps: boolean
  pattern: RegExp
}

/** Our own .dockerignore holds plain names, `*` and a leading doubled star: the last rule that fits decides. */
function rules(): Rule[] {
  return readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const keeps = line.startsWith('!')
      const source = line
        .replace(/^!/, '')
        .replace(/[.+]/g, '\\$&')
        .replace(/\*\*\//g, '\u0000')
        .replace(/\*/g, '[^/]*')
        .replaceAll('\u0000', '(?:.*/)?')
      return { keeps, pattern: new RegExp(`^${source}(?:/.*)?$`) }
    })
}

const known = rules()

/** Whether a file, by its path below the root, reaches the build at all. */
export function isInContext(path: string): boolean {
  return known.findLast(({ pattern }) => pattern.test(path))?.keeps ?? true
}

/** The files below a path of the root that a COPY of it would copy. */
export function contextFiles(path: string): string[] {
  const full = join(root, path)
  if (statSync(full).isFile()) return isInContext(path) ? [path] : []
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`
    // Nothing below these is ever named again.
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    if (entry.isDirectory()) return contextFiles(child)
    return isInContext(child) ? [child] : []
  })
}
