import { Link, useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Button, IconButton, LinkButton, LogOutIcon, phoneMedia, useMediaQuery } from '@ensemble/ui'
import { type ShellState } from '../store/store.ts'
import { useServices } from '../platform/services.ts'

/** Sign in on the start page; Logout wherever somebody is signed in (decisions.md §10, Page). */
export function SignInOrOut() {
  const { t } = useTranslation()
  const { signOut } = useServices()
  const { pathname } = useLocation()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  const onPhone = useMediaQuery(phoneMedia)

  if (authenticated) {
    const label = t('topBar.logout')
    const leave = () => void signOut()
    return onPhone ? (
      <IconButton label={label} icon={<LogOutIcon size={24} />} onClick={leave} />
    ) : (
      <Button variant="secondary" size="small" onClick={leave}>
        {label}
      </Button>
    )
  }
  if (pathname !== '/') return null
  return (
    <LinkButton variant="primary" className="ens-small-on-phone" component={Link} to="/login">
      {t('topBar.signIn')}
    </LinkButton>
  )
}
