import { Link, useLocation, useTranslation } from '@ensemble/mf-kit'
import { Card, LinkButton, Notice, Page, PageHeader, Text } from '@ensemble/ui'
import { useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { useServices } from '../../platform/services.ts'
import { readRedirectState } from '../../session/return-to.ts'
import { LeagueEntry } from './league-entry.tsx'
import { LoginForm } from './login-form.tsx'

/** Every way in. Afterwards the guards lead to where the visitor was heading, else to /home. */
export function LoginPage() {
  const { t } = useTranslation()
  const { unknownIdentity } = useServices()
  const { returnTo } = readRedirectState(useLocation().state)
  const [identity, setIdentity] = useState(unknownIdentity.get)
  const linking = identity !== null
  usePageTitle(t('login.title'))

  function forgetIdentity() {
    unknownIdentity.set(null)
    setIdentity(null)
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('login.title')} sentence={t('login.sentence')} />
      {linking ? <Notice title={t('login.linkTitle')}>{t('login.linkText')}</Notice> : null}
      <Card as="section">
        <LoginForm identity={identity} onIdentityUsed={forgetIdentity}>
          {linking ? null : <LeagueEntry returnTo={returnTo} />}
        </LoginForm>
      </Card>
      {linking ? null : (
        <Card as="section">
          <Text>{t('login.newHere')}</Text>
          <div>
            <LinkButton variant="secondary" component={Link} to="/signup">
              {t('login.create')}
            </LinkButton>
          </div>
        </Card>
      )}
    </Page>
  )
}
