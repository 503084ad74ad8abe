import { shareableHealthFields, type ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { SharedHealth } from '@ensemble/contracts/users/health'
import { type TextKey, useTranslation } from '@ensemble/mf-kit'
import type { Fact } from '@ensemble/ui'

export type SharedAnswers = SharedHealth['fields']

/** Where the names of a field's values stand among the texts. */
const names = {
  relationsToIllness: 'relations',
  caregiverRelationship: 'caredFor',
  illnessSituation: 'situations',
  cancerTypes: 'cancers',
  treatmentStage: 'stages',
  comorbidities: 'comorbidities',
} as const satisfies Record<Exclude<ShareableHealthField, 'diagnosisYear'>, string>

type NameKey = Extract<TextKey<'mf-missions'>, `${(typeof names)[keyof typeof names]}.${string}`>

/** Shared answers in words, in the order of the form they were given in; what holds no answer is left out. */
export function useSharedAnswers(): (answers: SharedAnswers) => Fact[] {
  const { t, i18n } = useTranslation('mf-missions')
  const isName = (key: string): key is NameKey => i18n.exists(key, { ns: 'mf-missions' })

  function words(field: ShareableHealthField, answers: SharedAnswers): string {
    if (field === 'diagnosisYear') return answers.diagnosisYear ? String(answers.diagnosisYear) : ''
    const chosen = [answers[field] ?? []].flat().map((value) => {
      const name = `${names[field]}.${value}`
      return isName(name) ? t(name) : value
    })
    const written = field === 'cancerTypes' ? (answers.cancerTypesOther ?? '') : ''
    return [...chosen, written].filter(Boolean).join(', ')
  }

  return (answers) =>
    shareableHealthFields.flatMap((field) => {
      const value = words(field, answers)
      return value === '' ? [] : [{ id: field, label: t(`shared.fields.${field}`), value }]
    })
}
