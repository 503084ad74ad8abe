import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader } from '@ensemble/ui'

/** The state of an account is nobody's business but its owner's. */
export function SignInFirst() {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <PageHeader title={t('accountValidation.title')} sentence={t('accountValidation.signInFirst')} />
      <div>
        <LinkButton variant="primary" component={Link} to="/login" state={{ returnTo: '/account_validation' }}>
          {t('accountValidation.signIn')}
        </LinkButton>
      </div>
    </Page>
  )
}
