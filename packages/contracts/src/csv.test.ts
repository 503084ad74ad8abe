import { describe, expect, it } from 'vitest'
import { joinCsv, toCsv } from './csv.ts'

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

describe('joinCsv', () => {
  it('puts the cells of one file before those of the other, by the id in the last column', () => {
    const people = 'E-mail;Id\r\n"a;""x""@example.org";1\r\nb@example.org;2\r\n'
    const answers = '\ufeffAnswer;Motivation;Id\r\nYes;"two\r\nlines";2\r\nNo;;3\r\nYes;\'=1;1\r\n'
    expect(joinCsv(people, answers)).toBe(
      '\ufeffE-mail;Answer;Motivation;Id\r\nb@example.org;Yes;"two\r\nlines";2\r\n;No;;3\r\n"a;""x""@example.org";Yes;\'=1;1\r\n',
    )
  })

  it('leaves a file as it is where there is nothing to put before it', () => {
    expect(joinCsv('', '\ufeffId\r\n1\r\n')).toBe('\ufeffId\r\n1\r\n')
  })
})
