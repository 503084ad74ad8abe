import { describe, expect, it } from 'vitest'
import { filesIn, idsOf, isThere, rowsBelow } from './requirement-table.ts'

describe.each([
  ['docs/accessibility.md', 'Checks beside axe', idsOf('X', 25)],
  ['docs/accessibility.md', 'By keyboard', idsOf('K', 15)],
  ['docs/accessibility.md', 'By ear', idsOf('S', 5, 1)],
  ['docs/reliability.md', 'Faults', idsOf('E', 28)],
])('%s, %s', (page, title, asked) => {
  const rows = rowsBelow(page, title)

  it('leaves no requirement out', () => {
    expect(rows.map(([row]) => row)).toEqual(asked)
  })

  it('names tests that are there, or says that there is none and what is left to people', () => {
    for (const [row, shown, left, cell = ''] of rows) {
      const files = filesIn(cell)
      expect({ row, missing: files.filter((file) => !isThere(file)) }).toEqual({ row, missing: [] })
      if (files.length === 0) expect({ row, shown, cell }).toEqual({ row, shown: '', cell: 'none' })
      expect({ row, isEmpty: shown === '' && left === '' }).toEqual({ row, isEmpty: false })
    }
  })
})
