import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { errorCode, FormProvider, Link, useForm, useLocation, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, LinkButton, Page, PageHeader, SendStatus, Stack, TextField, TextLink } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { isRecord } from '../../api/is-record.ts'
import { AnotherCode } from '../../entry/another-code.tsx'
import { EntryForm } from '../../entry/entry-form.tsx'
import { CodeField, type CodeValues } from '../../entry/code-field.tsx'
import { EmailField, type EmailValues } from '../../entry/email-field.tsx'
import { useShellConfirmEmailMutation, useShellResendConfirmationMutation } from '../../entry/entry-api.ts'
import { readEntryState } from '../../entry/entry-state.ts'
import { holdSentSignUp, takeUpSentSignUp } from '../../entry/sent-sign-up.ts'
import { untilCode } from '../../entry/until-code.ts'
import type { MailedCode } from '../../entry/use-mailed-code.ts'
import { useRefusal } from '../../entry/use-refusal.ts'
import { forgetAnswers, keptAnswers } from '../signup/kept-answers.ts'

const fields = { email: 'email', code: 'code' } as const

interface ConfirmedAddress {
  email: string
  /** Nobody has to approve the account. */
  opens: boolean
}

interface ConfirmAddressProps {
  /** Of the link that led here. */
  mailed: MailedCode | null
  /** Somebody else is signed in, of whom nothing is said and nothing changes. */
  ofOther?: boolean
  /** Of who is signed in. */
  own?: {
    email: string | undefined
    /** Done before this page says that the address is confirmed: another page may take its place. */
    goOn: () => Promise<void>
  }
}

/** The first step after a sign-up: the link or the code of the e-mail. Afterwards, what happens next. */
export function ConfirmAddress({ mailed, ofOther = false, own }: ConfirmAddressProps) {
  const [confirmed, setConfirmed] = useState<ConfirmedAddress | null>(null)
  if (confirmed !== null) return <Confirmed {...confirmed} ofOther={ofOther} />
  const onConfirmed = async (address: ConfirmedAddress) => {
    holdSentSignUp(null)
    // Who went back to their sign-up, and came here again without sending it anew.
    if (keptAnswers().email.trim().toLowerCase() === address.email.toLowerCase()) forgetAnswers()
    await own?.goOn()
    setConfirmed(address)
  }
  return <CodeForm key={mailed?.code} {...{ mailed, ofOther, own, onConfirmed }} />
}

/** Takes the place of the form, and the focus that went with its button. */
function Confirmed({ email, opens, ofOther }: ConfirmedAddress & { ofOther: boolean }) {
  const { t } = useTranslation()
  const sentence = opens ? t('accountValidation.readySentence') : t('accountValidation.confirmedSentence')
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])
  return (
    <Page width="narrow">
      <PageHeader
        title={ofOther ? t('accountValidation.otherTitle') : t('accountValidation.confirmedTitle')}
        sentence={ofOther ? t('accountValidation.otherSentence') : sentence}
      />
      <TextField
        type="email"
        readOnly
        label={t('login.email')}
        value={email}
        confirmed={t('accountValidation.isConfirmed')}
      />
      <div>
        {ofOther ? (
          <LinkButton variant="secondary" component={Link} to="/home">
            {t('accountValidation.goHome')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" component={Link} to="/login" state={{ email }}>
            {t('accountValidation.signIn')}
          </LinkButton>
        )}
      </div>
    </Page>
  )
}

/** To an address that was mistyped no code ever comes, however often it is asked for. */
function WrongAddress() {
  const { t } = useTranslation()
  return (
    <div>
      <TextLink alone component={Link} to="/signup" onClick={takeUpSentSignUp}>
        {t('accountValidation.wrongAddress')}
      </TextLink>
    </div>
  )
}

interface CodeFormProps extends ConfirmAddressProps {
  onConfirmed: (address: ConfirmedAddress) => Promise<void>
}

/** One button for who came by the link of the mail; address and code to type for everybody else. */
function CodeForm({ mailed, ofOther, own, onConfirmed }: CodeFormProps) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const { email: known = '' } = readEntryState(state)
  // Who comes from the sign-in page was sent theirs long ago.
  const justSent = isRecord(state) && state.sent === true
  const [confirm] = useShellConfirmEmailMutation()
  const [resend] = useShellResendConfirmationMutation()
  const [byHand, setByHand] = useState(mailed === null)
  const [expired, setExpired] = useState(false)
  const form = useForm<EmailValues & CodeValues>({
    defaultValues: mailed ?? { email: known || own?.email, code: '' },
    mode: 'onTouched',
  })
  const refusal = useRefusal(form, fields)

  const submit = form.handleSubmit(async ({ email, code }) => {
    refusal.clear()
    try {
      const { status } = await confirm({ email: email.trim(), code: normaliseCode(code) }).unwrap()
      await onConfirmed({ email: email.trim(), opens: status === 'validated' })
    } catch (error) {
      setByHand(true)
      setExpired(['CODE_EXPIRED', 'INVALID_CODE'].includes(errorCode(error) ?? ''))
      refusal.show(error)
    }
  })

  return (
    <Page width="narrow">
      <PageHeader
        title={t('accountValidation.codeTitle')}
        sentence={
          byHand || mailed === null
            ? t('accountValidation.codeSentence')
            : t('accountValidation.linkSentence', { email: mailed.email })
        }
      />
      <Card as="section">
        <FormProvider {...form}>
          <EntryForm onSubmit={(event) => void submit(event)}>
            <Stack spacing={2.5}>
              {byHand ? (
                <Stack spacing={2.5} sx={untilCode}>
                  <EmailField />
                  <CodeField />
                </Stack>
              ) : null}
              <div>
                <Button type="submit" size="large" fullWidth loading={form.formState.isSubmitting}>
                  {t('accountValidation.codeSubmit')}
                </Button>
                <SendStatus sending={form.formState.isSubmitting} failure={refusal.message} />
              </div>
              {byHand ? (
                <Stack spacing={1.5} sx={untilCode}>
                  <AnotherCode
                    // Who has tried one in vain needs another at once.
                    key={String(expired)}
                    waits={justSent && mailed === null && !expired}
                    send={(email) => resend({ email }).unwrap()}
                  />
                  {mailed || own || ofOther ? null : <WrongAddress />}
                </Stack>
              ) : (
                <Button variant="quiet" onClick={() => setByHand(true)}>
                  {t('accountValidation.byHand')}
                </Button>
              )}
            </Stack>
          </EntryForm>
        </FormProvider>
      </Card>
      {own || ofOther ? null : (
        <TextLink component={Link} to="/login" state={{ returnTo: '/account_validation' }}>
          {t('accountValidation.alreadyConfirmed')}
        </TextLink>
      )}
    </Page>
  )
}
