type Cell = string | number

/** Columns under their titles, numbers to the right; `none` stands for an empty table. */
export function table(titles: readonly string[], rows: readonly (readonly Cell[])[], none = 'none'): string {
  if (rows.length === 0) return `  ${none}`
  const lines = [titles, ...rows]
  const widths = titles.map((_title, column) => Math.max(...lines.map((line) => String(line[column] ?? '').length)))
  return lines
    .map((line, index) => {
      const cells = line.map((cell, column) => {
        const right = typeof cell === 'number' || (index === 0 && typeof rows[0]?.[column] === 'number')
        const width = widths[column] ?? 0
        return right ? String(cell).padStart(width) : String(cell).padEnd(width)
      })
      return `  ${cells.join('  ')}`.trimEnd()
    })
    .join('\n')
}
