import { codeLength, fitsCode, normaliseCode } from '@ensemble/contracts/users/mail-code'
import { useFormContext, useTranslation, useWatch } from '@ensemble/mf-kit'
import { CodeField as CodeInput } from '@ensemble/ui'

/** A form with a code that was sent by e-mail. */
export interface CodeValues {
  code: string
}

/** The code of an e-mail, in a form of its own. */
export function CodeField() {
  const { t } = useTranslation()
  const { register, control, formState } = useFormContext<CodeValues>()
  const code = useWatch({ control, name: 'code' })
  return (
    <CodeInput
      {...register('code', {
        required: t('missing.code'),
        validate: (value) => normaliseCode(value).length === codeLength || t('code.length'),
      })}
      fits={fitsCode(code)}
      error={formState.errors.code?.message}
    />
  )
}
