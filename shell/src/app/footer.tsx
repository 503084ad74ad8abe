import { Link, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { FooterFrame, TextLink } from '@ensemble/ui'
import { contactLink } from '../contact/contact-address.ts'
import { useVisitor } from '../guards/use-visitor.ts'
import { TourAgain } from '../tour/tour-again.tsx'

const notices = ['accessibility', 'privacy', 'charter', 'legal'] as const

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const { authenticated, wasSignedIn } = useVisitor()
  const links = (
    <>
      {(authenticated ?? wasSignedIn) ? <TourAgain /> : null}
      {authenticated ? (
        <TextLink quiet component={Link} to="/whats_new">
          {t('footer.whatsNew')}
        </TextLink>
      ) : null}
      {notices.map((notice) => (
        <TextLink quiet key={notice} component={Link} to={`/notices/${notice}`}>
          {t(`footer.${notice}`)}
        </TextLink>
      ))}
      {/* The window of messages is for those who are signed in. */}
      <TextLink quiet component={Link} to={authenticated ? contactLink(address) : '/notices/contact'}>
        {t('footer.contact')}
      </TextLink>
    </>
  )
  return (
    <FooterFrame links={links} linksLabel={t('footer.links')}>
      {t('footer.sentence')}
    </FooterFrame>
  )
}
