import { expect, test } from 'vitest'
import { illnessEdit } from './health-values.ts'

const answers = {
  illnessSituation: 'deceased_due_to_cancer',
  cancerTypes: ['other'],
  cancerTypesOther: ' Thymus ',
  treatmentStage: 'in_treatment',
  diagnosisYear: '2019',
} as const

test.each([
  [['sick_person'], null, 'in_treatment'],
  [['close_caregiver'], 'deceased_due_to_cancer', null],
  [['former_patient', 'former_caregiver'], 'deceased_due_to_cancer', 'in_treatment'],
] as const)('for %j, an answer that has no question is sent as none', (relations, illnessSituation, treatmentStage) => {
  const edit = illnessEdit({ ...answers, cancerTypes: [...answers.cancerTypes] }, relations)
  expect(edit).toMatchObject({ illnessSituation, treatmentStage })
  expect(edit).toMatchObject({ cancerTypesOther: 'Thymus', diagnosisYear: 2019 })
})
