import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { errorMessage, FormProvider, Link, useForm, useLocation, useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  Card,
  LinkButton,
  Page,
  PageHeader,
  SendAgain,
  SendStatus,
  Stack,
  TextField,
  TextLink,
} from '@ensemble/ui'
import { useState } from 'react'
import { EntryForm } from '../../entry/entry-form.tsx'
import { CodeField, type CodeValues } from '../../entry/code-field.tsx'
import { EmailField, type EmailValues } from '../../entry/email-field.tsx'
import { useShellConfirmEmailMutation, useShellResendConfirmationMutation } from '../../entry/entry-api.ts'
import { readEntryState } from '../../entry/entry-state.ts'
import { useRefusal } from '../../entry/use-refusal.ts'

const fields = { email: 'email', code: 'code' } as const

interface ConfirmedAddress {
  email: string
  /** Nobody has to approve the account. */
  opens: boolean
}

/** The first step after a sign-up: the code of the e-mail. Afterwards, what happens next. */
export function ConfirmAddress() {
  const { t } = useTranslation()
  const [confirmed, setConfirmed] = useState<ConfirmedAddress | null>(null)
  if (confirmed === null) return <CodeForm onConfirmed={setConfirmed} />
  return (
    <Page width="narrow">
      <PageHeader
        title={t('accountValidation.confirmedTitle')}
        sentence={t(confirmed.opens ? 'accountValidation.readySentence' : 'accountValidation.confirmedSentence')}
      />
      <TextField
        type="email"
        readOnly
        label={t('login.email')}
        value={confirmed.email}
        confirmed={t('accountValidation.isConfirmed')}
      />
      <div>
        <LinkButton variant="primary" component={Link} to="/login">
          {t('accountValidation.signIn')}
        </LinkButton>
      </div>
    </Page>
  )
}

function CodeForm({ onConfirmed }: { onConfirmed: (address: ConfirmedAddress) => void }) {
  const { t } = useTranslation()
  const { email: known = '' } = readEntryState(useLocation().state)
  const [confirm] = useShellConfirmEmailMutation()
  const [resend] = useShellResendConfirmationMutation()
  const form = useForm<EmailValues & CodeValues>({ defaultValues: { email: known, code: '' }, mode: 'onTouched' })
  const refusal = useRefusal(form, fields)

  const submit = form.handleSubmit(async ({ email, code }) => {
    refusal.clear()
    try {
      const { status } = await confirm({ email: email.trim(), code: normaliseCode(code) }).unwrap()
      onConfirmed({ email: email.trim(), opens: status === 'validated' })
    } catch (error) {
      refusal.show(error)
    }
  })

  return (
    <Page width="narrow">
      <PageHeader title={t('accountValidation.codeTitle')} sentence={t('accountValidation.codeSentence')} />
      <Card as="section">
        <FormProvider {...form}>
          <EntryForm onSubmit={(event) => void submit(event)}>
            <Stack spacing={2.5}>
              <EmailField />
              <CodeField />
              {known === '' ? null : (
                <SendAgain send={() => resend({ email: known }).unwrap()} failureOf={errorMessage} />
              )}
              <div>
                <Button type="submit" size="large" fullWidth loading={form.formState.isSubmitting}>
                  {t('accountValidation.codeSubmit')}
                </Button>
                <SendStatus sending={form.formState.isSubmitting} failure={refusal.message} />
              </div>
            </Stack>
          </EntryForm>
        </FormProvider>
      </Card>
      <TextLink component={Link} to="/login" state={{ returnTo: '/account_validation' }}>
        {t('accountValidation.alreadyConfirmed')}
      </TextLink>
    </Page>
  )
}
