import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Notice } from '@ensemble/ui'

/** For who has a password account already: it is linked by its password, never by the address alone. */
export function LinkExistingAccount() {
  const { t } = useTranslation()
  const action = (
    <LinkButton variant="secondary" component={Link} to="/login">
      {t('signUp.link')}
    </LinkButton>
  )
  return (
    <Notice title={t('signUp.linkTitle')} action={action}>
      {t('signUp.linkText')}
    </Notice>
  )
}
