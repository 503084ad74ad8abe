import { expect, it } from 'vitest'
import { titleOf } from './page-title.ts'

it('names the product alone, or a page and the product', () => {
  expect(titleOf(null)).toBe('Ensemble')
  expect(titleOf('Accueil')).toBe('Accueil – Ensemble')
})
