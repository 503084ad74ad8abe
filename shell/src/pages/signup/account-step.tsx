import { useFormContext, useTranslation } from '@ensemble/mf-kit'
import { Notice, Stack } from '@ensemble/ui'
import { EmailField } from '../../entry/email-field.tsx'
import { NewPasswordFields } from '../../entry/new-password-fields.tsx'
import type { SignUpValues } from './sign-up-values.ts'
import { type StepActions, StepFrame } from './step-frame.tsx'

/** How to sign in: the address, and a password that is typed once, with an eye to check it. */
export function AccountStep({ league, invited, ...actions }: StepActions & { league: boolean; invited: boolean }) {
  const { t } = useTranslation()
  const { watch } = useFormContext<SignUpValues>()
  const fixed = league || invited
  return (
    <StepFrame
      {...actions}
      title={t('signUp.account.title')}
      sentence={league ? undefined : t('signUp.account.sentence')}
      submit={t('signUp.next')}
    >
      <Stack spacing={2.5}>
        {league && !invited ? <Notice>{t('signUp.identity.leagueNote')}</Notice> : null}
        <EmailField hint={fixed ? undefined : t('signUp.identity.emailHint')} locked={fixed} />
        {league ? null : <NewPasswordFields email={watch('email')} label={t('login.password')} />}
      </Stack>
    </StepFrame>
  )
}
