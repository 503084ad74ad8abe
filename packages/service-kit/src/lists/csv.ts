import { type CsvColumn, toCsv } from '@ensemble/contracts/csv'
import { departments } from '@ensemble/contracts/departments'
import type { Language } from '@ensemble/contracts/enumerations'
import { readablePhone } from '@ensemble/contracts/phone-numbers'
import { clockInParis } from '@ensemble/contracts/zone-clock'
import type { FastifyReply } from 'fastify'

/** Rows of an export. */
export const csvRows = 20_000

/** Names of the values of one enumeration. */
type Words = Readonly<Record<string, Record<Language, string>>>

type Value = ReturnType<CsvColumn<unknown>['value']>

/** One column of an export. */
export interface FileColumn<Row> {
  names: Record<Language, string>
  /** As the calls know it. */
  value: (row: Row) => Value
  /** How people read it, where that is not the value itself: a format, the words of a list, or those of the whole row. */
  as?: 'instant' | 'day' | 'department' | 'phone' | Words | ((row: Row, language: Language) => string)
  /** What people read where there is no value. */
  none?: Record<Language, string>
}

export interface FileReader {
  language: Language
  /** `machines` get the values of the calls; people words, names of places and the time of Paris. */
  for?: 'machines' | undefined
}

/** The id of a row, which people need least: the last column of each file. */
export function idColumn<Row extends { id: string }>(): FileColumn<Row> {
  return { names: { fr: 'Identifiant', en: 'Id' }, value: ({ id }) => id }
}

/** Rows as a file that spreadsheets open, with heads in the reader's language. */
export function fileOf<Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[], reader: FileReader): string {
  return toCsv(
    rows,
    columns.map((column) => ({
      label: column.names[reader.language],
      value: (row: Row) => (reader.for === 'machines' ? column.value(row) : forPeople(row, column, reader.language)),
    })),
  )
}

const yesOrNo = { fr: { true: 'oui', false: 'non' }, en: { true: 'yes', false: 'no' } }

function forPeople<Row>(row: Row, { value: valueOf, as, none }: FileColumn<Row>, language: Language): Value {
  if (typeof as === 'function') return as(row, language)
  const value = valueOf(row)
  if (value === null || value === undefined) return none?.[language]
  if (typeof value === 'boolean') return yesOrNo[language][`${value}`]
  if (typeof value !== 'string' || as === undefined) return value
  if (as === 'instant') return inParis(value)
  if (as === 'day') return dayInFigures(value)
  if (as === 'department') return departmentName(value)
  // With plain spaces, as people search for it. In pairs it is text to a spreadsheet, which else drops the first zero.
  if (as === 'phone') return readablePhone(value).replaceAll('\u00a0', ' ')
  return as[value]?.[language] ?? value
}

/** As spreadsheets read it: `23/11/2026 15:14`. */
function inParis(instant: string): string {
  const [day = '', time = ''] = clockInParis(instant).split('T')
  return `${dayInFigures(day)} ${time}`
}

/** As the days of moments are written: `23/11/2026`. @param day YYYY-MM-DD */
function dayInFigures(day: string): string {
  return day.split('-').reverse().join('/')
}

function departmentName(code: string): string {
  const known = departments.find((department) => department.code === code)
  return known ? `${known.name} (${code})` : code
}

/**
 * Sends a file of rows. Answers about people are kept by nobody on the way.
 * @param name without its ending
 */
export function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(csv)
}
