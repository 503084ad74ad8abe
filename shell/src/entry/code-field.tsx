import { useFormContext, useTranslation } from '@ensemble/mf-kit'
import { TextField } from '@ensemble/ui'

/** A form with a code that was sent by e-mail. */
export interface CodeValues {
  code: string
}

/** The code of an e-mail. Small letters, spaces and hyphens are as good: people copy from paper and phones. */
export function CodeField() {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<CodeValues>()
  return (
    <TextField
      {...register('code', {
        required: t('fields.required'),
        validate: (value) => normalCode(value).length === 8 || t('code.length'),
      })}
      label={t('code.label')}
      hint={t('code.hint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      error={formState.errors.code?.message}
    />
  )
}

/** The code as it was sent: capitals and digits alone. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
