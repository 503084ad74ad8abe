import { useLocation, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader } from '@ensemble/ui'
import { isRecord } from '../../api/is-record.ts'
import { authorizeAddress } from '../../session/single-sign-on.ts'
import { invitedSignUp } from './invitation.ts'

/** What the provider said is gone: with a page that was loaded anew, or after ten minutes. One click brings it back. */
export function LeagueIdentityLost() {
  const { t } = useTranslation()
  const { state, hash }: { state: unknown; hash: string } = useLocation()
  const expired = isRecord(state) && state.leagueExpired === true
  return (
    <Page width="narrow">
      <PageHeader
        title={t('signUp.lostTitle')}
        sentence={t(expired ? 'signUp.expiredSentence' : 'signUp.lostSentence')}
      />
      <div>
        <LinkButton variant="primary" href={authorizeAddress(invitedSignUp(hash))}>
          {t('login.league')}
        </LinkButton>
      </div>
    </Page>
  )
}
