import { effortPeriods, registrationModes } from '@ensemble/contracts/enumerations'
import { lazyPart, useTranslation } from '@ensemble/mf-kit'
import { FormSection, Skeleton } from '@ensemble/ui'
import { Suspense } from 'react'
import { EnergyFields } from './energy-fields.tsx'
import { CheckInput, RadioInput, SelectInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { LinesInput } from './fields/lines-input.tsx'
import { AreaInput, TextInput } from './fields/text-inputs.tsx'
import { questionLines } from './form-limits.ts'
import { declaresInterests } from './mission-content.ts'
import { choices } from '../../inputs/choices.ts'

// Few missions ask anything.
const QuestionnaireFields = lazyPart(() => import('./questionnaire/questionnaire-fields.tsx'))

const answers = ['yes', 'no'] as const

/** How many take part and how, what it costs in time and energy, and who pays. */
export function PlacesStep() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  const study = values.type === 'studies_and_surveys'
  return (
    <>
      <FormSection title={t('form.sections.places')} why={t('form.whys.places')}>
        <CheckInput
          name="unlimited"
          checked={values.unlimited}
          onChange={(unlimited) => form.setValue('unlimited', unlimited)}
        />
        {values.unlimited ? null : <TextInput name="capacity" inputMode="numeric" />}
        <RadioInput
          name="registrationMode"
          options={choices(registrationModes, (value) => t(`form.registrationModes.${value}`))}
          value={values.registrationMode}
          onChange={(mode) => form.setValue('registrationMode', mode)}
        />
        {values.unlimited ? null : (
          <CheckInput
            name="waitlistEnabled"
            checked={values.waitlistEnabled}
            onChange={(waitlist) => form.setValue('waitlistEnabled', waitlist)}
          />
        )}
        {study && values.questionnaire.kind !== 'none' ? null : (
          <>
            <CheckInput
              name="motivationRequired"
              checked={values.motivationRequired}
              onChange={(required) => form.setValue('motivationRequired', required)}
            />
            <LinesInput name="questions" most={questionLines} />
          </>
        )}
      </FormSection>
      {study ? (
        <Suspense fallback={<Skeleton height={160} />}>
          <QuestionnaireFields />
        </Suspense>
      ) : null}
      <FormSection title={t('form.sections.energy')} why={t('form.whys.energy')}>
        <TextInput name="effort.hours" inputMode="decimal" />
        <SelectInput
          name="effort.per"
          options={choices(effortPeriods, (value) => t(`form.effortPeriods.${value}`))}
          value={values.effort.per}
          onChange={(per) => form.setValue('effort', { ...values.effort, per: per || 'total' })}
        />
        <EnergyFields />
      </FormSection>
      <FormSection title={t('form.sections.costs')} why={t('form.whys.costs')}>
        <RadioInput
          name="expensesCovered"
          options={choices(answers, (value) => t(`form.answers.${value}`))}
          value={values.expensesCovered}
          onChange={(covered) => form.setValue('expensesCovered', covered)}
        />
        <AreaInput name="expensesNote" rows={2} optional />
        {declaresInterests(values.type) ? (
          <CheckInput
            name="interestsDeclarationRequired"
            checked={values.interestsDeclarationRequired}
            onChange={(required) => form.setValue('interestsDeclarationRequired', required)}
          />
        ) : null}
      </FormSection>
    </>
  )
}
