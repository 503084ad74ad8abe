import { Link, useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, LinkButton, phoneMedia, token } from '@ensemble/ui'
import { useServices } from '../platform/services.ts'
import type { ShellState } from '../store/store.ts'

/** Sign in on the start page; Logout wherever somebody is signed in. */
export function SignInOrOut({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { wasSignedIn } = useServices()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)

  // While nobody knows whether the session still holds, its place is kept: the menu beside it does not move.
  if (authenticated ?? wasSignedIn()) {
    return (
      // As narrow as a small button, for the bar, and as tall as a finger needs.
      <Box sx={authenticated ? styles : [styles, placeStyles]}>
        <Button variant="secondary" size="small" onClick={onLeave}>
          {t('topBar.logout')}
        </Button>
      </Box>
    )
  }
  if (pathname !== '/') return null
  return (
    <LinkButton variant="primary" className="ens-small-on-phone" component={Link} to="/login">
      {t('topBar.signIn')}
    </LinkButton>
  )
}

const styles = { '& > button': { minHeight: token('target'), fontSize: 'inherit' } }
// On a phone it stands in the menu.
const placeStyles = { visibility: 'hidden', [phoneMedia]: { display: 'none' } }
