import { describe, expect, it } from 'vitest'
import { matches, wordsOf } from './blind-search.ts'
import { noAnswers } from './health-rules.ts'

describe('a search by criteria', () => {
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

  it('is the same in whatever order it was sent, and another with another word', () => {
    expect(wordsOf({ cancerTypes: ['skin', 'bone'] })).toBe(wordsOf({ cancerTypes: ['bone', 'skin'] }))
    const different = [
      wordsOf({ cancerTypes: ['bone'] }),
      wordsOf({ cancerTypes: ['bone', 'skin'] }),
      wordsOf({ cancerTypes: ['bone'], relationsToIllness: ['sick_person'] }),
      wordsOf({ relationsToIllness: ['sick_person'] }),
    ]
    expect(new Set(different).size).toBe(4)
  })
})
