import { profileTypes } from '@ensemble/contracts/enumerations'
import { Controller, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { RadioGroup } from '@ensemble/ui'
import type { SignUpValues } from './sign-up-values.ts'
import { type StepActions, StepFrame } from './step-frame.tsx'

/** Step 1: who somebody is to the illness, in everyday words. Nothing else about health is asked in a sign-up. */
export function ProfileStep(actions: StepActions) {
  const { t } = useTranslation()
  const { control } = useFormContext<SignUpValues>()
  return (
    <StepFrame {...actions} title={t('signUp.profile.title')} submit={t('signUp.next')}>
      <Controller
        control={control}
        name="profileType"
        rules={{ required: t('signUp.profile.choose') }}
        render={({ field, fieldState }) => (
          <RadioGroup
            ref={field.ref}
            // Of a page that is drawn anew too: what was chosen, and where the focus was, is found again by it.
            name={field.name}
            legend={t('signUp.profile.legend')}
            hideLegend
            cards
            options={profileTypes.map((value) => ({
              value,
              label: t(`signUp.profile.${value}`),
              hint: t(`signUp.profile.${value}Hint`),
            }))}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </StepFrame>
  )
}
