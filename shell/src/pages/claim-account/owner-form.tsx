import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { errorCode, FormProvider, useForm, useTranslation } from '@ensemble/mf-kit'
import { Button, Checkbox, SendStatus, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { AnotherCode } from '../../entry/another-code.tsx'
import { CodeField, type CodeValues } from '../../entry/code-field.tsx'
import { EmailField } from '../../entry/email-field.tsx'
import { useShellClaimMutation } from '../../entry/entry-api.ts'
import { EntryForm } from '../../entry/entry-form.tsx'
import { NewPasswordFields, type NewPasswordValues } from '../../entry/new-password-fields.tsx'
import { useRefusal } from '../../entry/use-refusal.ts'
import { AgreedText } from '../signup/agreed-text.tsx'
import { type Letter, LetterCodeField } from './letter-code-field.tsx'
import { letterFields, useAskToClaim } from './use-ask-to-claim.ts'

interface OwnerFormProps {
  letter: Letter
  /** Of the link that led here; empty for who types it. */
  code: string
  /** The step before has just had the mail sent, and the letter looked at: neither has to be shown again. */
  justMailed: boolean
  onDone: (letter: Letter) => void
  /** To another address, or another code. */
  onBack: (letter: Letter) => void
}

type Values = Letter & CodeValues & NewPasswordValues & { charter: boolean; terms: boolean }

const fields = { claimCode: 'claimCode', email: 'email', code: 'code', password: 'password' } as const

/** The code of the mail, a password of their own, and what everybody agrees to at sign-up. */
export function OwnerForm({ letter, code: mailedCode, justMailed, onDone, onBack }: OwnerFormProps) {
  const { t } = useTranslation()
  const [claim] = useShellClaimMutation()
  const ask = useAskToClaim()
  const [showsLetter, setShowsLetter] = useState(!justMailed)
  const [tried, setTried] = useState(false)
  const form = useForm<Values>({
    defaultValues: { ...letter, code: mailedCode, password: '', charter: false, terms: false },
    mode: 'onTouched',
  })
  const { register, formState, getValues, handleSubmit, resetField, trigger, watch } = form
  const refusal = useRefusal(form, fields)
  const letterRefusal = useRefusal(form, letterFields)
  const [charter, terms, address] = watch(['charter', 'terms', 'email'])

  const submit = handleSubmit(async ({ claimCode, email, code, password }) => {
    refusal.clear()
    const consents = { termsVersion: consentVersions.terms, charterVersion: consentVersions.charter, newsletter: false }
    const codes = { claimCode: normaliseCode(claimCode), code: normaliseCode(code) }
    try {
      await claim({ ...codes, email: email.trim(), password, consents }).unwrap()
      onDone({ claimCode, email: email.trim() })
    } catch (error) {
      const named = refusal.show(error)
      setShowsLetter((shown) => shown || named.includes('claimCode') || named.includes('email'))
      setTried((before) => before || named.includes('code'))
      // The service says no more to whoever has another letter: that the code itself is right is not theirs to know.
      if (named.includes('code') && errorCode(error) === 'INVALID_CODE')
        form.setError('code', { message: t('claim.wrongCode') }, { shouldFocus: true })
    }
  })

  /** Another code is mailed for a letter alone: what is wrong with it stands beside its field. */
  async function sendAgain(email: string) {
    if (!(await trigger('claimCode', { shouldFocus: true }))) throw new Error(t('claim.checkLetter'))
    try {
      await ask({ claimCode: getValues('claimCode'), email })
      // What stands there is void now.
      resetField('code', { defaultValue: '' })
    } catch (error) {
      if (letterRefusal.show(error).length === 0) throw error
      setShowsLetter(true)
      throw new Error(t('claim.checkLetter'), { cause: error })
    }
  }

  return (
    <FormProvider {...form}>
      <EntryForm onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          {showsLetter ? (
            <>
              <LetterCodeField />
              <EmailField autoComplete="email" hint={t('claim.emailHint')} />
            </>
          ) : null}
          <CodeField />
          <div>
            <Text tone="second">{t('claim.another')}</Text>
            <AnotherCode
              // Who has tried one in vain needs another at once.
              key={String(tried)}
              waits={justMailed && !tried}
              send={sendAgain}
            />
          </div>
          <NewPasswordFields email={address} label={t('password.new')} />
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
          <Button
            variant="quiet"
            onClick={() => onBack({ claimCode: getValues('claimCode'), email: getValues('email') })}
          >
            {showsLetter ? t('signUp.back') : t('claim.back')}
          </Button>
        </Stack>
      </EntryForm>
    </FormProvider>
  )
}
