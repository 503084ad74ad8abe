import { useFormContext, useTranslation, useWatch } from '@ensemble/mf-kit'
import { PasswordField, Stack } from '@ensemble/ui'
import { useShellPasswordPolicyQuery } from './entry-api.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { checkNewPassword, usualLength } from './password-rules.ts'

/** The fields of a form in which somebody chooses a password. */
export interface NewPasswordValues {
  password: string
  /** Where it is asked twice. */
  passwordAgain?: string
}

interface NewPasswordFieldsProps {
  /** The address of the account: a password must not repeat it. */
  email: string
  label: string
  /** Asked once more, where the specification says so; a sign-up has an eye instead. */
  twice?: boolean
}

/** A new password with its rules ticked while it is typed. Below a FormProvider whose form has these fields. */
export function NewPasswordFields({ email, label, twice = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const { data: length = usualLength } = useShellPasswordPolicyQuery()
  const { register, control, formState, trigger } = useFormContext<NewPasswordValues>()
  const { errors, touchedFields } = formState
  const [password, again = ''] = useWatch({ control, name: ['password', 'passwordAgain'] })
  const check = checkNewPassword({ password, again, email }, length)

  const keepsRules = check.longEnough && check.notTheAddress && !errors.password

  // Only what has been written is found different; and what is mended is right at once, not when the field is left:
  // a message that goes away under the finger takes the button below it from there.
  function compare() {
    if (errors.passwordAgain || touchedFields.passwordAgain) void trigger('passwordAgain')
  }

  return (
    <Stack spacing={2.5}>
      <PasswordField
        {...register('password', {
          required: t('missing.newPassword'),
          validate: (value) => {
            const { longEnough, notTheAddress } = checkNewPassword({ password: value, again: value, email }, length)
            if ([...value].length > length.maxLength) return t('password.tooLong', { max: length.maxLength })
            if (!longEnough) return t('password.tooShort', { min: length.minLength })
            return notTheAddress || t('password.isAddress')
          },
          onChange: compare,
        })}
        label={label}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        confirmed={keepsRules && t('password.keepsRules')}
      />
      <PasswordChecklist
        check={check}
        password={password}
        length={length}
        twice={twice}
        refused={errors.password !== undefined}
      />
      {twice ? (
        <PasswordField
          {...register('passwordAgain', {
            required: t('missing.passwordAgain'),
            validate: (value, values) => value === values.password || t('password.different'),
            onChange: compare,
          })}
          label={t('password.again')}
          autoComplete="new-password"
          error={errors.passwordAgain?.message}
          confirmed={keepsRules && check.same && t('password.isSame')}
        />
      ) : null}
    </Stack>
  )
}
