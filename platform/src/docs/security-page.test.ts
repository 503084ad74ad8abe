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

it('no finding is left out', () => {
  expect(findings.map(([number]) => Number(number))).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
})
