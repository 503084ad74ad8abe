import { useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader } from '@ensemble/ui'
import { authorizeAddress } from '../../session/single-sign-on.ts'

/** The page was loaded anew, and what the provider said is gone with it: one click brings it back. */
export function LeagueIdentityLost() {
  const { t } = useTranslation()
  return (
    <Page width="narrow">
      <PageHeader title={t('signUp.lostTitle')} sentence={t('signUp.lostSentence')} />
      <div>
        <LinkButton variant="primary" href={authorizeAddress(undefined)}>
          {t('login.league')}
        </LinkButton>
      </div>
    </Page>
  )
}
