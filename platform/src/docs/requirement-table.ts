import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../paths.ts'
import { services } from '../services.ts'

/**
 * The rows of the table below a heading of a page, without its head.
 * @param page from the root
 */
export function rowsBelow(page: string, title: string): string[][] {
  const [, section = ''] = readFileSync(join(root, page), 'utf8').split(`\n## ${title}\n`)
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The files that a cell names; a name without a folder lies beside the one before it. */
export function filesIn(cell: string): string[] {
  const found: string[] = []
  for (const [, name = ''] of cell.matchAll(/`([^`]+\.tsx?)`/g)) {
    found.push(name.includes('/') ? name : join(dirname(found.at(-1) ?? ''), name))
  }
  return found
}

/** Whether a named file is there: one file, the same one of every service, or all tests of a folder. */
export function isThere(file: string): boolean {
  if (file.startsWith('svc-*/')) return services.every(({ name }) => isThere(file.replace('svc-*', name)))
  if (!file.endsWith('/*.test.ts')) return existsSync(join(root, file))
  const folder = join(root, dirname(file))
  return !existsSync(folder) || readdirSync(folder).some((name) => name.endsWith('.test.ts'))
}

/** The ids of a chapter, numbered from 1: `AU01`, or `S1` with one digit. */
export function idsOf(chapter: string, count: number, digits = 2): string[] {
  return Array.from({ length: count }, (_, index) => `${chapter}${String(index + 1).padStart(digits, '0')}`)
}
