import { expect, it } from 'vitest'
import { plainWords, withPlainWords } from './plain-words.ts'

it('drops accents, capitals and joined letters', () => {
  expect(plainWords('Cœur, ÉTÉ à Nîmes')).toBe('coeur, ete a nimes')
})

it('touches the columns of words only', () => {
  const type = { field: 'type', operator: 'eq', value: 'OTHER' } as const
  expect(withPlainWords([type, { field: 'title', operator: 'contains', value: 'Réunion' }])).toEqual([
    type,
    { field: 'title', operator: 'contains', value: 'reunion' },
  ])
})
