import { useFormContext, useTranslation } from '@ensemble/mf-kit'
import { TextField } from '@ensemble/ui'
import { looksLikeAddress } from './address-shape.ts'

/** A form with the address of an account. */
export interface EmailValues {
  email: string
}

interface EmailFieldProps {
  hint?: string
  /** `username` where a password manager should take it for the name of the account. */
  autoComplete?: 'username' | 'email'
  /** The address is settled by an invitation or a single sign-on. */
  locked?: boolean
}

/** The e-mail address of an account. */
export function EmailField({ hint, autoComplete = 'username', locked = false }: EmailFieldProps) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<EmailValues>()
  return (
    <TextField
      {...register('email', {
        required: t('missing.email'),
        validate: (value) => looksLikeAddress(value) || t('fields.email'),
      })}
      type="email"
      label={t('login.email')}
      hint={hint}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      locked={locked}
      error={formState.errors.email?.message}
    />
  )
}
