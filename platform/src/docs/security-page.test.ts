import { expect, it } from 'vitest'
import { filesIn, idsOf, isThere, rowsBelow } from './requirement-table.ts'

/** The rows that the platform is built to: so many of each chapter, numbered from 1. */
const chapters = { AU: 13, OI: 9, TS: 11, AZ: 10, IN: 10, CH: 10, MF: 6, FI: 10, EV: 7, PR: 12, LG: 4, OP: 8 }

/** The page says so itself, below its table. */
const notAskedFor = ['AU13']

/** The rows that a cell names: `AU06, AU07`, or from one to another: `OI01-OI06`. */
function idsIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, chapter = '', first = '', last = first] = /^([A-Z]{2})(\d\d)(?:-\1(\d\d))?$/.exec(part) ?? []
    expect(chapter, `a row or rows of one chapter: ${part}`).not.toBe('')
    return idsOf(chapter, Number(last)).slice(Number(first) - 1)
  })
}

const requirements = rowsBelow('docs/security.md', 'Requirement, test, file')
const findings = rowsBelow('docs/security.md', 'Findings of the penetration test')

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
  const asked = Object.entries(chapters).flatMap(([chapter, count]) => idsOf(chapter, count))
  const shown = new Set(requirements.flatMap(([row = '']) => idsIn(row)))
  expect(asked.filter((id) => !shown.has(id))).toEqual(notAskedFor)
  expect([...shown].filter((id) => !asked.includes(id))).toEqual([])
})

it('no finding is left out', () => {
  expect(findings.map(([number]) => Number(number))).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
})
