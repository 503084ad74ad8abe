import { expect, it } from 'vitest'
import { namePage, titleOf } from './page-title.ts'

it('names the product alone, or a page and the product', () => {
  expect(titleOf(null)).toBe('Ensemble')
  expect(titleOf('Accueil')).toBe('Accueil – Ensemble')
})

it('says what the page shows as long as that is known', () => {
  namePage(null)
  const page = document.title
  namePage('Marche solidaire')
  expect(document.title).toBe('Marche solidaire – Ensemble')
  namePage(null)
  expect(document.title).toBe(page)
})
