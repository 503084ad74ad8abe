import { fitsClaimCode } from '@ensemble/contracts/users/claim-code'
import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { FormProvider, useForm, useTranslation } from '@ensemble/mf-kit'
import { Button, SendStatus, Stack, TextField } from '@ensemble/ui'
import { EmailField } from '../../entry/email-field.tsx'
import { useShellAskToClaimMutation } from '../../entry/entry-api.ts'
import { EntryForm } from '../../entry/entry-form.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'

/** What the first step brings: the code of the letter, and an address of their own. */
export interface Letter {
  claimCode: string
  email: string
}

/** The service names both codes alike; this form has the letter's alone. */
const fields = { claimCode: 'claimCode', code: 'claimCode', email: 'email' } as const

/** The code of the letter, and the address at which its owner wants to be reached. */
export function LetterForm({ onSent }: { onSent: (letter: Letter) => void }) {
  const { t } = useTranslation()
  const [ask] = useShellAskToClaimMutation()
  const form = useForm<Letter>({ defaultValues: { claimCode: '', email: '' }, mode: 'onTouched' })
  const { register, formState, handleSubmit } = form
  const refusal = useRefusal(form, fields)

  const submit = handleSubmit(async ({ claimCode, email }) => {
    refusal.clear()
    const letter = { claimCode: normaliseCode(claimCode), email: email.trim() }
    try {
      await ask(letter).unwrap()
      onSent(letter)
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          <TextField
            {...register('claimCode', {
              required: t('claim.missing'),
              validate: (value) => fitsClaimCode(value) || t('claim.length'),
            })}
            label={t('claim.letterCode')}
            hint={t('claim.letterHint')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            error={formState.errors.claimCode?.message}
          />
          <EmailField autoComplete="email" hint={t('claim.emailHint')} />
          <div>
            <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
              {t('claim.next')}
            </Button>
            <SendStatus sending={formState.isSubmitting} failure={refusal.message} />
          </div>
        </Stack>
      </EntryForm>
    </FormProvider>
  )
}
