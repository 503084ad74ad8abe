import { FormProvider, useForm, useTranslation } from '@ensemble/mf-kit'
import { Button, SendStatus, Stack } from '@ensemble/ui'
import { EmailField } from '../../entry/email-field.tsx'
import { EntryForm } from '../../entry/entry-form.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'
import { type Letter, LetterCodeField } from './letter-code-field.tsx'
import { letterFields, useAskToClaim } from './use-ask-to-claim.ts'

interface LetterFormProps {
  /** What was typed before. */
  letter: Letter
  onSent: (letter: Letter) => void
  /** A code has come already: another one would void it. */
  onHasCode: (letter: Letter) => void
}

/** The code of the letter, and the address at which its owner wants to be reached. */
export function LetterForm({ letter, onSent, onHasCode }: LetterFormProps) {
  const { t } = useTranslation()
  const ask = useAskToClaim()
  const form = useForm<Letter>({ defaultValues: letter, mode: 'onTouched' })
  const { formState, getValues, handleSubmit } = form
  const refusal = useRefusal(form, letterFields)

  const submit = handleSubmit(async (typed) => {
    refusal.clear()
    try {
      await ask(typed)
      onSent(typed)
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          <LetterCodeField />
          <EmailField autoComplete="email" hint={t('claim.emailHint')} />
          <div>
            <Button type="submit" size="large" fullWidth loading={formState.isSubmitting}>
              {t('claim.next')}
            </Button>
            <SendStatus sending={formState.isSubmitting} failure={refusal.message} />
          </div>
          <Button variant="quiet" onClick={() => onHasCode(getValues())}>
            {t('claim.hasCode')}
          </Button>
        </Stack>
      </EntryForm>
    </FormProvider>
  )
}
