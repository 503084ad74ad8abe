import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Loader, Page, PageHeader } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { useServices } from '../../platform/services.ts'

/** The account is approved: nothing to wait for. The token of before still says that it waits, so a new one comes first. */
export function AccountReady() {
  const { t } = useTranslation()
  const { renewAccess } = useServices()
  const [renewed, setRenewed] = useState(false)
  useEffect(() => {
    void renewAccess().finally(() => setRenewed(true))
  }, [renewAccess])

  if (!renewed) return <Loader />
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
