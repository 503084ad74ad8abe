import { Link, useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, LinkButton, token } from '@ensemble/ui'
import type { ShellState } from '../store/store.ts'

/** Sign in on the start page; Logout wherever somebody is signed in (decisions.md §10, Page). */
export function SignInOrOut({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)

  if (authenticated) {
    return (
      // As narrow as a small button, for the bar, and as tall as a finger needs.
      <Box sx={{ '& > button': { minHeight: token('target') } }}>
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
