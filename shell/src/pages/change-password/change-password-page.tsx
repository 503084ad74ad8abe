import { useSelector, useTranslation } from '@ensemble/mf-kit'
import { Card, Notice, Page, PageHeader } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { type ShellState } from '../../store/store.ts'
import { selectCurrentUser } from '../../session/current-user.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { useShellOwnSessionsQuery } from './devices/devices-api.ts'
import { DevicesCard } from './devices/devices-card.tsx'

/** Changes the own password, and shows where one is signed in; who signs in with a league account has none here, and reads where it is changed. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { data: user } = useSelector((state: ShellState) => selectCurrentUser(state))
  const devices = useShellOwnSessionsQuery()
  usePageTitle(t('changePassword.title'))

  if (user?.identityProvider === 'azure') {
    return (
      <Page width="narrow">
        <PageHeader title={t('changePassword.title')} />
        <Notice title={t('changePassword.leagueTitle')}>{t('changePassword.leagueText')}</Notice>
        <DevicesCard />
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('changePassword.title')} sentence={t('changePassword.sentence')} />
      <Card as="section">
        <ChangePasswordForm email={user?.email ?? ''} onChanged={() => void devices.refetch()} />
      </Card>
      <DevicesCard />
    </Page>
  )
}
