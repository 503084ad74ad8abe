import { describe, expect, it } from 'vitest'
import { matches, roundedCount } from './blind-search.ts'
import { noAnswers } from './health-rules.ts'

describe('a search by criteria', () => {
  it('shows steps of five, and nothing under five', () => {
    expect([0, 1, 4].map(roundedCount)).toEqual([null, null, null])
    expect([5, 7, 8, 12, 13, 101].map(roundedCount)).toEqual([5, 5, 10, 10, 15, 100])
  })

  it('wants one value of each criterion that is given', () => {
    const told = {
      ...noAnswers,
      relationsToIllness: ['sick_person' as const],
      cancerTypes: ['lung' as const, 'bone' as const],
    }
    expect(matches(told, { cancerTypes: ['bone', 'skin'] })).toBe(true)
    expect(matches(told, { cancerTypes: ['bone'], relationsToIllness: ['former_patient'] })).toBe(false)
    expect(matches(told, { treatmentStages: ['in_treatment'] })).toBe(false)
    expect(matches({ ...told, treatmentStage: 'in_treatment' }, { treatmentStages: ['in_treatment'] })).toBe(true)
  })
})
