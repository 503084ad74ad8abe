import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Stack, TextLink } from '@ensemble/ui'
import type { Reason } from './reason.ts'

interface WaysOnProps {
  reason: Reason
  authenticated: boolean
  /** The reason of a suspension stands on the page already. */
  toldWhy: boolean
  returnTo: string | undefined
}

/** An account that is closed has no way in that would fail; that of a suspended one tells the reason. */
export function WaysOn({ reason, authenticated, toldWhy, returnTo }: WaysOnProps) {
  const { t } = useTranslation()
  const closed = reason === 'ACCOUNT_DELETED' || reason === 'ACCOUNT_REFUSED' || reason === 'ACCOUNT_SUSPENDED'
  const home = authenticated ? '/home' : '/'
  const toHome = (
    <TextLink alone component={Link} to={home}>
      {t('unauthorised.home')}
    </TextLink>
  )
  const toSignIn = (words: string) => (
    <LinkButton variant="primary" component={Link} to="/login" state={{ returnTo }}>
      {words}
    </LinkButton>
  )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px 24px', alignItems: 'center' }}>
      {authenticated || (closed && (toldWhy || reason !== 'ACCOUNT_SUSPENDED')) ? (
        <LinkButton variant="primary" component={Link} to={home}>
          {t('unauthorised.home')}
        </LinkButton>
      ) : (
        <>
          {toSignIn(t(closed ? 'unauthorised.readWhy' : 'unauthorised.signIn'))}
          {reason === 'UNAUTHENTICATED' ? (
            <TextLink alone component={Link} to="/signup">
              {t('unauthorised.signUp')}
            </TextLink>
          ) : null}
          {toHome}
        </>
      )}
    </Stack>
  )
}
