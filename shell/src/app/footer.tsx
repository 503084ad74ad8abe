import { Link, useSearchParams, useSelector, useTranslation } from '@ensemble/mf-kit'
import { FooterFrame, TextLink } from '@ensemble/ui'
import { contactLink } from '../contact/contact-address.ts'
import { TourAgain } from '../tour/tour-again.tsx'
import { type ShellState } from './store.ts'

/** The foot of every page. Links stand here when their pages exist. */
export function Footer() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  // Signed in, the start page is out of reach: its promise cannot be linked to.
  const links = authenticated ? (
    <>
      <TourAgain />
      <TextLink quiet component={Link} to={contactLink(address)}>
        {t('footer.contact')}
      </TextLink>
    </>
  ) : (
    <TextLink quiet component={Link} to="/#confidentialite">
      {t('footer.privacy')}
    </TextLink>
  )
  return (
    <FooterFrame links={links} linksLabel={t('footer.links')}>
      {t('footer.sentence')}
    </FooterFrame>
  )
}
