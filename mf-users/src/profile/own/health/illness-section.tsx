import { cancerTypes, illnessSituations, treatmentStages } from '@ensemble/contracts/health-enumerations'
import type { Health } from '@ensemble/contracts/users/health'
import { useTranslation } from '@ensemble/mf-kit'
import { MultiSelect, Select, TextField } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'
import { cares, illnessEdit, isOrWasIll } from './health-values.ts'

/** The illness itself: one's own, or that of the person cared for. */
export function IllnessSection({ health }: { health: Health }) {
  const { t } = useTranslation('mf-users')
  const { illnessSituation, cancerTypesOther, treatmentStage, diagnosisYear } = health
  const ill = isOrWasIll(health.relationsToIllness)
  const section = useSection({
    saved: {
      illnessSituation,
      cancerTypes: health.cancerTypes,
      cancerTypesOther: cancerTypesOther ?? '',
      treatmentStage,
      diagnosisYear: diagnosisYear === null ? '' : String(diagnosisYear),
    },
    part: 'health',
    byButton: true,
    edit: (_changed, values) => ({ health: illnessEdit(values, health.relationsToIllness) }),
  })
  const { values, written, chosen, choose } = section
  const situations = illnessSituations.filter(
    (value) => value !== 'deceased_due_to_cancer' || cares(health.relationsToIllness),
  )
  return (
    <SectionForm id="illness" section={section}>
      <Select
        optional
        label={t(ill ? 'own.ownSituation' : 'own.theirSituation')}
        options={choices(situations, (value) => t(`situations.${value}`))}
        emptyOption={t('own.none')}
        {...chosen('illnessSituation')}
        onChange={(value) => choose({ illnessSituation: value || null })}
      />
      <MultiSelect
        optional
        label={t('own.cancerTypes')}
        hint={t('own.cancerTypesHint')}
        options={choices(cancerTypes, (value) => t(`cancers.${value}`)).map((choice) => ({
          ...choice,
          disabled: values.cancerTypes.length >= 5 && !values.cancerTypes.includes(choice.value),
        }))}
        {...chosen('cancerTypes')}
      />
      {values.cancerTypes.includes('other') ? (
        <TextField
          optional
          label={t('own.cancerTypesOther')}
          maxLength={100}
          autoComplete="off"
          {...written('cancerTypesOther')}
        />
      ) : null}
      {ill ? (
        <Select
          optional
          label={t('own.treatmentStage')}
          options={choices(treatmentStages, (value) => t(`stages.${value}`))}
          emptyOption={t('own.none')}
          {...chosen('treatmentStage')}
          onChange={(value) => choose({ treatmentStage: value || null })}
        />
      ) : null}
      <TextField
        optional
        label={t('own.diagnosisYear')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        {...written('diagnosisYear')}
      />
    </SectionForm>
  )
}
