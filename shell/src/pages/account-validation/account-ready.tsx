import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Page, PageHeader } from '@ensemble/ui'

/** The account is approved: nothing to wait for. */
export function AccountReady() {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <PageHeader title={t('accountValidation.readyTitle')} sentence={t('accountValidation.readySentence')} />
      <div>
        <LinkButton variant="primary" component={Link} to="/home">
          {t('accountValidation.goHome')}
        </LinkButton>
      </div>
    </Page>
  )
}
