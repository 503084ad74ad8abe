import { expect, it } from 'vitest'
import { type FileColumn, fileOf, idColumn } from './csv.ts'

interface Row {
  id: string
  state: string
  at: string | null
  place: string | null
  agreed: boolean
  phone: string
  until: string
}

const row: Row = {
  id: 'a1',
  state: 'open',
  at: '2026-11-23T14:14:18.244Z',
  place: '69',
  agreed: true,
  phone: '+33612345678',
  until: '2027-03-01',
}
const columns: FileColumn<Row>[] = [
  {
    names: { fr: 'État', en: 'State' },
    value: ({ state }) => state,
    as: { open: { fr: 'Ouverte', en: 'Open' } },
  },
  {
    names: { fr: 'Fin', en: 'End' },
    value: ({ at }) => at,
    as: 'instant',
    none: { fr: 'Sans date de fin', en: 'Ongoing' },
  },
  { names: { fr: 'Lieu', en: 'Place' }, value: ({ place }) => place, as: 'department' },
  { names: { fr: 'Accord', en: 'Agreed' }, value: ({ agreed }) => agreed },
  { names: { fr: 'Téléphone', en: 'Phone' }, value: ({ phone }) => phone, as: 'phone' },
  { names: { fr: 'Jusqu’au', en: 'Until' }, value: ({ until }) => until, as: 'day' },
  idColumn(),
]
const lines = (csv: string) => csv.slice(1).trim().split('\r\n')

it('writes words, names of places and the time of Paris for people, and the id last', () => {
  expect(lines(fileOf([row, { ...row, at: null, agreed: false }], columns, { language: 'fr' }))).toEqual([
    'État;Fin;Lieu;Accord;Téléphone;Jusqu’au;Identifiant',
    'Ouverte;23/11/2026 15:14;Rhône (69);oui;06 12 34 56 78;01/03/2027;a1',
    'Ouverte;Sans date de fin;Rhône (69);non;06 12 34 56 78;01/03/2027;a1',
  ])
  expect(lines(fileOf([row], columns, { language: 'en' }))[1]).toBe(
    'Open;23/11/2026 15:14;Rhône (69);yes;06 12 34 56 78;01/03/2027;a1',
  )
})

it('keeps the values of the calls for machines', () => {
  expect(lines(fileOf([row], columns, { language: 'fr', for: 'machines' }))[1]).toBe(
    "open;2026-11-23T14:14:18.244Z;69;true;'+33612345678;2027-03-01;a1",
  )
})

it('keeps a value that no list knows, such as one of a version to come', () => {
  expect(lines(fileOf([{ ...row, state: 'moved' }], columns, { language: 'fr' }))[1]).toMatch(/^moved;/)
})
