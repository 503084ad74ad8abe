import { expect, it } from 'vitest'
import { englishUiTexts } from '../../texts/english-ui-texts.ts'
import { frenchUiTexts } from '../../texts/french-ui-texts.ts'
import { englishTableTexts } from '../texts/english-table-texts.ts'
import { frenchTableTexts } from '../texts/french-table-texts.ts'
import { filterWords } from './filter-words.ts'

const columns = [
  { id: 'name', label: 'Nom', kind: 'text' },
  { id: 'createdAt', label: 'Demande reçue', kind: 'date' },
  { id: 'status', label: 'Réponse', kind: 'choice', choices: [{ value: 'accepted', label: 'Acceptée' }] },
] as const

it('says a condition in words', () => {
  expect(
    filterWords({ field: 'name', operator: 'contains', value: 'ali' }, columns, frenchUiTexts, frenchTableTexts),
  ).toBe('Nom contient ali')
  expect(filterWords({ field: 'name', operator: 'notEmpty' }, columns, frenchUiTexts, frenchTableTexts)).toBe(
    'Nom est renseigné',
  )
  expect(
    filterWords({ field: 'status', operator: 'in', value: ['accepted'] }, columns, frenchUiTexts, frenchTableTexts),
  ).toBe('Réponse\u00a0: Acceptée')
})

it('says dates as dates, in the language on the screen', () => {
  const filter = { field: 'createdAt', operator: 'gte', value: '2026-12-12' } as const
  expect(filterWords(filter, columns, frenchUiTexts, frenchTableTexts)).toBe(
    'Demande reçue à partir du 12 décembre 2026',
  )
  expect(filterWords(filter, columns, englishUiTexts, englishTableTexts)).toBe('Demande reçue from 12 December 2026')
})

it('never shows the name of a field', () => {
  expect(
    filterWords(
      { field: 'oldestRequestAt', operator: 'lt', value: '2026-12-12' },
      columns,
      frenchUiTexts,
      frenchTableTexts,
    ),
  ).toBe('Autre condition')
})
