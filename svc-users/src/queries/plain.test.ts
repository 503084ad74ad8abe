import { describe, expect, it } from 'vitest'
import { plain, searchPatterns } from './plain.ts'

describe('search', () => {
  it('compares without accents and capitals', () => {
    expect(plain('Étienne Œdème')).toBe('etienne oedeme')
  })

  it('wants every word, short ones at the beginning of one', () => {
    expect(searchPatterns('  Le Bihan ')).toEqual(['% le%', '%bihan%'])
  })

  it('takes wildcards for what they are', () => {
    expect(searchPatterns('50%_a')).toEqual(['%50\\%\\_a%'])
    expect(searchPatterns('   ')).toEqual([])
  })
})
