export interface CsvColumn<Row> {
  label: string
  value: (row: Row) => string | number | boolean | null | undefined
}

/** A spreadsheet runs a cell that begins so as a formula, whoever wrote it. */
const formula = /^[\s\u00a0]*[=+\-@\t\r|%]/
const needsQuotes = /[";\n\r]/

/**
 * Rows as a file that spreadsheets open: UTF-8 with its mark, semicolons (which French spreadsheets expect), quotes
 * where needed. What would be a formula is made text by an apostrophe; numbers stay numbers.
 */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [
    columns.map(({ label }) => cell(label)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
  return `\ufeff${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

function cell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Two files about the same rows as one: the cells of `before`, then those of `file`. The last cell of both is the id of
 * the row, and stays once. A row that `before` does not have keeps its cells empty.
 */
export function joinCsv(before: string, file: string): string {
  const [head, ...rows] = cellsOf(before).map((cells) => ({ id: cells.at(-1), cells: cells.slice(0, -1) }))
  if (!head) return file
  const byId = new Map(rows.map(({ id, cells }) => [id, cells]))
  const none = head.cells.map(() => '')
  const lines = cellsOf(file).map((cells, line) => {
    const added = line === 0 ? head.cells : (byId.get(cells.at(-1)) ?? none)
    return [...added, ...cells].join(';')
  })
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** The cells of each line, as they are written; the mark is lost where an answer was read as text. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  for (const [, cell = '', end = ''] of csv.replace(/^\ufeff/, '').matchAll(/("(?:[^"]|"")*"|[^;"\r\n]*)(;|\r\n)/gy)) {
    cells.push(cell)
    if (end === ';') continue
    lines.push(cells)
    cells = []
  }
  return lines
}
