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
