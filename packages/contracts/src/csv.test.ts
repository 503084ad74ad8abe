import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const columns = [
  { label: 'Nom', value: (row: { name: string | null }) => row.name },
  { label: 'Places', value: () => -3 },
]

describe('toCsv', () => {
  it('writes a head and a line per row, with the mark that spreadsheets look for', () => {
    expect(toCsv([{ name: 'Inès' }, { name: null }], columns)).toBe('\ufeffNom;Places\r\nInès;-3\r\n;-3\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+33 1', "'+33 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['|calc', "'|calc"],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ])('makes %j text, not a formula', (written, stored) => {
    expect(toCsv([{ name: written }], columns).split('\r\n')[1]).toBe(`${stored};-3`)
  })

  it('quotes separators, quotes and line ends', () => {
    expect(toCsv([{ name: 'a;b "c"\nd' }], columns)).toContain('"a;b ""c""\nd";-3')
  })
})
