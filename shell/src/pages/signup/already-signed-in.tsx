import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader } from '@ensemble/ui'

/** Somebody with an account came to the sign-up: they may be here, and signing up twice is never what they want. */
export function AlreadySignedIn() {
  const { t } = useTranslation()
  return (
    <Page width="narrow">
      <PageHeader title={t('signUp.signedInTitle')} sentence={t('signUp.signedInSentence')} />
      <div>
        <LinkButton variant="primary" component={Link} to="/home">
          {t('signUp.goHome')}
        </LinkButton>
      </div>
    </Page>
  )
}
