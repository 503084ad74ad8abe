import { availabilityFrequencies, availabilitySlots, interestDomains, skills } from '@ensemble/contracts/enumerations'
import { Controller, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { Button, CheckboxGroup, MultiSelect, RadioGroup, Stack, TextField } from '@ensemble/ui'
import { noAnswers, type SignUpValues } from './sign-up-values.ts'
import { type StepActions, StepFrame } from './step-frame.tsx'

/** Step 3, which may be skipped: what somebody would like to do, and when. The profile asks again later. */
export default function InterestsStep(actions: StepActions) {
  const { t } = useTranslation()
  const { control, register, setValue, watch } = useFormContext<SignUpValues>()

  function skip() {
    setValue('interestDomains', [...noAnswers.interestDomains])
    setValue('skills', [...noAnswers.skills])
    setValue('slots', [...noAnswers.slots])
    setValue('frequency', noAnswers.frequency)
  }

  return (
    <StepFrame
      {...actions}
      title={t('signUp.interests.title')}
      sentence={t('signUp.interests.sentence')}
      submit={t('signUp.next')}
      extra={
        <Button type="submit" variant="secondary" size="large" onClick={skip}>
          {t('signUp.skip')}
        </Button>
      }
    >
      <Stack spacing={2.5}>
        <Controller
          control={control}
          name="interestDomains"
          render={({ field }) => (
            <CheckboxGroup
              legend={t('signUp.interests.domainsLegend')}
              options={interestDomains.map((value) => ({ value, label: t(`signUp.interests.domains.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="skills"
          render={({ field }) => (
            <MultiSelect
              optional
              label={t('signUp.interests.skillsLabel')}
              options={skills.map((value) => ({ value, label: t(`signUp.interests.skills.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        {watch('skills').includes('other') ? (
          <TextField {...register('skillsOther')} optional label={t('signUp.interests.skillsOther')} maxLength={100} />
        ) : null}
        <Controller
          control={control}
          name="slots"
          render={({ field }) => (
            <CheckboxGroup
              legend={t('signUp.interests.slotsLegend')}
              options={availabilitySlots.map((value) => ({ value, label: t(`signUp.interests.slots.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="frequency"
          render={({ field }) => (
            <RadioGroup
              ref={field.ref}
              legend={t('signUp.interests.frequencyLegend')}
              options={availabilityFrequencies.map((value) => ({
                value,
                label: t(`signUp.interests.frequencies.${value}`),
              }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Stack>
    </StepFrame>
  )
}
