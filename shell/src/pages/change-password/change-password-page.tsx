import { Link, useSearchParams, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Card, LinkButton, Notice, Page, PageHeader } from '@ensemble/ui'
import { contactLink } from '../../contact/contact-address.ts'
import { usePageTitle } from '../page-title.ts'
import type { ShellState } from '../../store/store.ts'
import { selectCurrentUser } from '../../session/current-user.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** Changes one's own password; who signs in with a league account has none here, and reads where it is changed. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const { data: user } = useSelector((state: ShellState) => selectCurrentUser(state))
  usePageTitle(t('changePassword.title'))

  if (user?.identityProvider === 'azure') {
    return (
      <Page width="narrow">
        <PageHeader title={t('changePassword.title')} />
        <Notice
          title={t('changePassword.leagueTitle')}
          action={
            <LinkButton component={Link} to={contactLink(address)}>
              {t('footer.contact')}
            </LinkButton>
          }
        >
          {t('changePassword.leagueText')}
        </Notice>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('changePassword.title')} sentence={t('changePassword.sentence')} />
      <Card as="section">
        <ChangePasswordForm email={user?.email ?? ''} />
      </Card>
    </Page>
  )
}
