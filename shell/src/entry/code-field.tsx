import { useFormContext, useTranslation } from '@ensemble/mf-kit'
import { CodeField as CodeInput } from '@ensemble/ui'

/** A form with a code that was sent by e-mail. */
export interface CodeValues {
  code: string
}

/** The code of an e-mail, in a form of its own. */
export function CodeField() {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<CodeValues>()
  return (
    <CodeInput
      {...register('code', {
        required: t('fields.required'),
        validate: (value) => normalCode(value).length === 8 || t('code.length'),
      })}
      error={formState.errors.code?.message}
    />
  )
}

/** The code as it was sent: capitals and digits alone. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
