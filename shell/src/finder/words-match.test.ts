import { expect, test } from 'vitest'
import { matchingWords } from './words-match.ts'

const items = [
  { label: 'Créer une mission', also: 'nouvelle proposer' },
  { label: 'Écrire aux participants', also: 'mail mission' },
  { label: 'Tableau de bord' },
]
const found = (typed: string) => matchingWords(items, typed).map(({ label }) => label)

test('names are found without accents, by other words too, and those of the name first', () => {
  expect(found('')).toHaveLength(3)
  expect(found('CREER')).toEqual(['Créer une mission'])
  expect(found('mission')).toEqual(['Créer une mission', 'Écrire aux participants'])
  expect(found('nouvelle mission')).toEqual(['Créer une mission'])
  expect(found('mail participants')).toEqual(['Écrire aux participants'])
  expect(found('particip d’écri')).toEqual([])
  expect(found('aux écri')).toEqual(['Écrire aux participants'])
  expect(found('issi')).toEqual([])
})
