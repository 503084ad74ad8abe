import { shareableHealthFields, type ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import { type SharedHealth } from '@ensemble/contracts/users/health'
import { useTranslation } from '@ensemble/mf-kit'
import { type Fact } from '@ensemble/ui'

export type SharedAnswers = SharedHealth['fields']

/** Where the names of a field's values stand among the texts. */
const names: Record<Exclude<ShareableHealthField, 'diagnosisYear'>, string> = {
  relationsToIllness: 'relations',
  caregiverRelationship: 'caredFor',
  illnessSituation: 'situations',
  cancerTypes: 'cancers',
  treatmentStage: 'stages',
  comorbidities: 'comorbidities',
}

/** Shared answers in words, in the order of the form they were given in; what holds no answer is left out. */
export function useSharedAnswers(): (answers: SharedAnswers) => Fact[] {
  const { t } = useTranslation('mf-missions')

  function words(field: ShareableHealthField, answers: SharedAnswers): string {
    if (field === 'diagnosisYear') return answers.diagnosisYear ? String(answers.diagnosisYear) : ''
    const chosen = [answers[field] ?? []].flat().map((value) => t(`${names[field]}.${value}`))
    const written = field === 'cancerTypes' ? (answers.cancerTypesOther ?? '') : ''
    return [...chosen, written].filter(Boolean).join(', ')
  }

  return (answers) =>
    shareableHealthFields.flatMap((field) => {
      const value = words(field, answers)
      return value === '' ? [] : [{ id: field, label: t(`shared.fields.${field}`), value }]
    })
}
