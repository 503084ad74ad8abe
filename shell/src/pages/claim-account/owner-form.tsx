import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { FormProvider, useForm, useTranslation } from '@ensemble/mf-kit'
import { Button, Checkbox, SendStatus, Stack } from '@ensemble/ui'
import { CodeField, type CodeValues } from '../../entry/code-field.tsx'
import { useShellClaimMutation } from '../../entry/entry-api.ts'
import { EntryForm } from '../../entry/entry-form.tsx'
import { NewPasswordFields, type NewPasswordValues } from '../../entry/new-password-fields.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'
import { AgreedText } from '../signup/agreed-text.tsx'
import type { Letter } from './letter-form.tsx'

interface OwnerFormProps {
  letter: Letter
  onDone: () => void
  /** To another address, or another code. */
  onBack: () => void
}

type Values = CodeValues & NewPasswordValues & { charter: boolean; terms: boolean }

const fields = { code: 'code', password: 'password' } as const

/** The code of the mail, a password of their own, and what everybody agrees to at sign-up. */
export function OwnerForm({ letter, onDone, onBack }: OwnerFormProps) {
  const { t } = useTranslation()
  const [claim] = useShellClaimMutation()
  const form = useForm<Values>({
    defaultValues: { code: '', password: '', charter: false, terms: false },
    mode: 'onTouched',
  })
  const { register, formState, handleSubmit, watch } = form
  const refusal = useRefusal(form, fields)
  const [charter, terms] = watch(['charter', 'terms'])

  const submit = handleSubmit(async ({ code, password }) => {
    refusal.clear()
    const consents = { termsVersion: consentVersions.terms, charterVersion: consentVersions.charter, newsletter: false }
    try {
      await claim({ ...letter, code: normaliseCode(code), password, consents }).unwrap()
      onDone()
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          <CodeField />
          <NewPasswordFields email={letter.email} label={t('password.new')} />
          <AgreedText text="charterText" headingLevel={2} />
          <Checkbox
            {...register('charter', { validate: (agreed) => agreed || t('signUp.charter.agree') })}
            label={t('signUp.charter.charterLabel')}
            checked={charter}
            error={formState.errors.charter?.message}
          />
          <AgreedText text="termsText" headingLevel={2} />
          <Checkbox
            {...register('terms', { validate: (agreed) => agreed || t('signUp.charter.agree') })}
            label={t('signUp.charter.termsLabel')}
            checked={terms}
            error={formState.errors.terms?.message}
          />
          <div>
            <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
              {t('claim.submit')}
            </Button>
            <SendStatus sending={formState.isSubmitting} failure={refusal.message} />
          </div>
          <Button variant="quiet" onClick={onBack}>
            {t('claim.back')}
          </Button>
        </Stack>
      </EntryForm>
    </FormProvider>
  )
}
