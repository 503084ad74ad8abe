import { Link, useLocation, useTranslation } from '@ensemble/mf-kit'
import { Card, LinkButton, Page, PageHeader } from '@ensemble/ui'
import { useState } from 'react'
import { useHeadingFocus } from '../../entry/use-heading-focus.ts'
import { useMailedCode } from '../../entry/use-mailed-code.ts'
import { readRedirectState } from '../../session/return-to.ts'
import { usePageTitle } from '../page-title.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** The code of the e-mail and a new password; then the way to sign in, since every session has ended. */
export function ConfirmForgotPasswordPage() {
  const { t } = useTranslation()
  const mailed = useMailedCode()
  const heading = readRedirectState(useLocation().state)
  const [email, setEmail] = useState<string | null>(null)
  usePageTitle(t('confirmForgotPassword.title'))
  useHeadingFocus(email === null ? 'code' : 'done')

  if (email !== null) {
    return (
      <Page width="narrow">
        <PageHeader title={t('confirmForgotPassword.doneTitle')} sentence={t('confirmForgotPassword.doneSentence')} />
        <div>
          <LinkButton variant="primary" component={Link} to="/login" state={{ ...heading, email }}>
            {t('confirmForgotPassword.signIn')}
          </LinkButton>
        </div>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('confirmForgotPassword.title')} sentence={t('confirmForgotPassword.sentence')} />
      <Card as="section">
        <NewPasswordForm key={mailed?.code} mailed={mailed} onDone={setEmail} />
      </Card>
    </Page>
  )
}
