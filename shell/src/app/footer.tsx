import { Link, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, FooterFrame, TextLink } from '@ensemble/ui'
import { use } from 'react'
import { OpenComfort } from '../comfort/open-comfort.ts'
import { contactLink } from '../contact/contact-address.ts'
import { useVisitor } from '../guards/use-visitor.ts'
import { TourAgain } from '../tour/tour-again.tsx'

const notices = ['accessibility', 'privacy', 'charter', 'legal'] as const

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const openComfort = use(OpenComfort)
  const { authenticated, wasSignedIn } = useVisitor()
  const links = (
    <>
      {/* In words, and where nobody has to open a menu first. */}
      <Box>
        <Button variant="quiet" size="small" onClick={() => openComfort(true)}>
          {t('comfort.title')}
        </Button>
      </Box>
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
