import { useFormContext, useTranslation } from '@ensemble/mf-kit'
import { Checkbox, Stack } from '@ensemble/ui'
import { AgreedText } from './agreed-text.tsx'
import type { SignUpValues } from './sign-up-values.ts'
import { type StepActions, StepFrame } from './step-frame.tsx'

/** Step 4: what everybody agrees to, in plain words on the page itself; nothing is ticked beforehand. */
export function CharterStep(actions: StepActions) {
  const { t } = useTranslation()
  const { register, formState, watch } = useFormContext<SignUpValues>()
  const { errors } = formState
  const [charter, terms, newsletter] = watch(['charter', 'terms', 'newsletter'])
  return (
    <StepFrame
      {...actions}
      title={t('signUp.charter.title')}
      sentence={t('signUp.charter.sentence')}
      submit={t('signUp.submit')}
    >
      <Stack spacing={2}>
        <AgreedText text="charterText" />
        <Checkbox
          {...register('charter', { validate: (agreed) => agreed || t('signUp.charter.agree') })}
          label={t('signUp.charter.charterLabel')}
          checked={charter}
          error={errors.charter?.message}
        />
        <AgreedText text="termsText" />
        <Checkbox
          {...register('terms', { validate: (agreed) => agreed || t('signUp.charter.agree') })}
          label={t('signUp.charter.termsLabel')}
          checked={terms}
          error={errors.terms?.message}
        />
        <Checkbox {...register('newsletter')} label={t('signUp.charter.newsletter')} checked={newsletter} />
      </Stack>
    </StepFrame>
  )
}
