import { fitsClaimCode } from '@ensemble/contracts/users/claim-code'
import { useFormContext, useTranslation } from '@ensemble/mf-kit'
import { TextField } from '@ensemble/ui'

/** What the letter and the mailbox of somebody bring, as they are typed. */
export interface Letter {
  claimCode: string
  /** An address of their own. */
  email: string
}

/** The code of a letter. */
export function LetterCodeField() {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<Letter>()
  return (
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
  )
}
