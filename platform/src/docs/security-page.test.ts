import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'
import { services } from '../services.ts'

/** The rows of the table below a heading of docs/security.md, without its head. */
function rowsBelow(title: string): string[][] {
  const [, section = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split(`\n## ${title}\n`)
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
function filesIn(cell: string): string[] {
  const found: string[] = []
  for (const [, name = ''] of cell.matchAll(/`([^`]+\.tsx?)`/g)) {
    found.push(name.includes('/') ? name : join(dirname(found.at(-1) ?? ''), name))
  }
  return found
}

/** The same file of every service, or all tests of a folder. */
function isThere(file: string): boolean {
  if (file.startsWith('svc-*/')) return services.every(({ name }) => isThere(file.replace('svc-*', name)))
  if (!file.endsWith('/*.test.ts')) return existsSync(join(root, file))
  const folder = join(root, dirname(file))
  return !existsSync(folder) || readdirSync(folder).some((name) => name.endsWith('.test.ts'))
}

/** The rows that the platform is built to: so many of each chapter, numbered from 1. */
const chapters = { AU: 13, OI: 9, TS: 11, AZ: 10, IN: 10, CH: 10, MF: 6, FI: 10, EV: 7, PR: 12, LG: 4, OP: 8 }

/** The page says so itself, below its table. */
const notAskedFor = ['AU13']

const idOf = (chapter: string, number: number) => `${chapter}${String(number).padStart(2, '0')}`

/** The rows that a cell names: `AU06, AU07`, or from one to another: `OI01-OI06`. */
function idsIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, chapter = '', first = '', last = first] = /^([A-Z]{2})(\d\d)(?:-\1(\d\d))?$/.exec(part) ?? []
    expect(chapter, `a row or rows of one chapter: ${part}`).not.toBe('')
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => idOf(chapter, Number(first) + index))
  })
}

const requirements = rowsBelow('Requirement, test, file')
const findings = rowsBelow('Findings of the penetration test')

it('every requirement and every finding has a test that is there, or says that it has none', () => {
  expect(requirements.length).toBeGreaterThan(60)
  for (const row of [...requirements, ...findings]) {
    const files = filesIn(row.at(-1) ?? '')
    if (row.at(-1) === 'none') expect(row[2]).toMatch(/^left: /)
    else expect({ row: row[0], files: files.length }).not.toEqual({ row: row[0], files: 0 })
    const missing = files.filter((file) => !isThere(file))
    expect({ row: row[0], missing }).toEqual({ row: row[0], missing: [] })
  }
})

it('no requirement is left out, and none is made up', () => {
  const asked = Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, index) => idOf(chapter, index + 1)),
  )
  const shown = new Set(requirements.flatMap(([row = '']) => idsIn(row)))
  expect(asked.filter((id) => !shown.has(id))).toEqual(notAskedFor)
  expect([...shown].filter((id) => !asked.includes(id))).toEqual([])
})

it('no finding is left out', () => {
  expect(findings.map(([number]) => Number(number))).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
})
