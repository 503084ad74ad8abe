import type { TFunction, useDates } from '@ensemble/mf-kit'
import type { TableColumn } from '@ensemble/ui/data-grid'
import { formats, type SampleField, type SampleRow, themes } from './sample-row.ts'

type Column = TableColumn<SampleRow>

const equalAndCompare = ['eq', 'gt', 'gte', 'lt', 'lte', 'notEmpty'] as const
const nothing = '–'

/** A column of each kind: text, number, date, one choice, several choices. Together they offer every operator. */
export function sampleColumns(t: TFunction, dates: ReturnType<typeof useDates>): Column[] {
  const column = (id: SampleField, kind: Column['kind'], render: Column['render']): Column => ({
    id,
    label: t(`tableSample.columns.${id}`),
    kind,
    render,
    sortable: id !== 'themes',
  })
  const words = { operators: ['contains', 'eq', 'notEmpty'] } as const
  return [
    { ...column('title', 'text', ({ title }) => title), ...words, width: 200 },
    { ...column('place', 'text', ({ place }) => place ?? nothing), ...words, width: 130 },
    { ...column('seats', 'number', ({ seats }) => seats ?? nothing), operators: equalAndCompare, width: 95 },
    {
      ...column('day', 'date', ({ day }) => (day ? dates.day(day) : nothing)),
      operators: equalAndCompare,
      width: 145,
    },
    {
      ...column('format', 'choice', ({ format }) => t(`tableSample.formats.${format}`)),
      choices: formats.map((value) => ({ value, label: t(`tableSample.formats.${value}`) })),
      width: 120,
    },
    {
      ...column('themes', 'choice', (row) => themeWords(t, row) || nothing),
      choices: themes.map((value) => ({ value, label: t(`tableSample.themes.${value}`) })),
      width: 150,
    },
  ]
}

/** The themes of a row in words, between commas. */
export function themeWords(t: TFunction, row: SampleRow): string {
  return row.themes.map((theme) => t(`tableSample.themes.${theme}`)).join(', ')
}
