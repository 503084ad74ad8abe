import type { Question } from '@ensemble/contracts/missions/questionnaire'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, Select } from '@ensemble/ui'
import { FieldPlace, useFormTools } from '../fields/form-context.tsx'
import { hasOptions } from './questionnaire-form.ts'

interface ConditionFieldsProps {
  question: Question
  path: string
  earlier: readonly Question[]
  onChange: (question: Question) => void
}

/** Shown to everybody, or to those who answered an earlier question so. */
export function ConditionFields({ question, path, earlier, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { faultOf } = useFormTools()
  const { condition } = question
  const asked = earlier.filter(hasOptions)
  const on = asked.find(({ id }) => id === condition?.questionId)
  if (asked.length === 0 && condition === null) return null

  const fault = faultOf(`${path}.condition`)

  function choose(questionId: string) {
    const first = asked.find(({ id }) => id === questionId)?.options[0]
    onChange({ ...question, condition: first ? { questionId, optionIds: [first.id] } : null })
  }

  return (
    <FieldPlace name={`${path}.condition`}>
      <Select
        label={t('builder.condition')}
        emptyOption={t('builder.always')}
        options={asked.map(({ id, label }) => ({ value: id, label: label || id }))}
        value={condition?.questionId ?? ''}
        error={on ? undefined : fault}
        onChange={choose}
      />
      {condition && on ? (
        <CheckboxGroup
          legend={t('builder.conditionOptions')}
          options={on.options.map(({ id, label }) => ({ value: id, label: label || id }))}
          value={condition.optionIds}
          error={fault}
          onChange={(optionIds) => onChange({ ...question, condition: { ...condition, optionIds } })}
        />
      ) : null}
    </FieldPlace>
  )
}
