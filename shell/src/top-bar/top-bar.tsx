import { portraitSources } from '@ensemble/contracts/articles/images'
import {
  lazyPart,
  Link,
  matchPath,
  PrefetchLink,
  useLocation,
  useSession,
  useTranslation,
  withTexts,
} from '@ensemble/mf-kit'
import {
  AccessibilityIcon,
  Avatar,
  HourglassIcon,
  phoneMedia,
  SearchIcon,
  TopBarFrame,
  TopBarLink,
  useMediaQuery,
  UserIcon,
  VisuallyHidden,
} from '@ensemble/ui'
import { type ReactNode, Suspense, use, useState } from 'react'
import { OpenComfort } from '../comfort/open-comfort.ts'
import { type FinderView, OpenFinder } from '../finder/open-finder.ts'
import { useFinderKeys } from '../finder/use-finder-keys.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { mayOpen, opensWhenPending } from '../guards/route-access.ts'
import { useVisitor } from '../guards/use-visitor.ts'
import { Logo } from '../logo/logo.tsx'
import { NotificationsBell } from '../notifications/notifications-bell.tsx'
import { useServices } from '../platform/services.ts'
import { ofWindows } from '../translations/later-texts.ts'
import { PreviewNotice } from './preview-notice.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { staffLinks, topBarLinks } from './links.ts'
import { OwnMenu } from './own-menu.tsx'
import { ownPause, ownProfile } from './own-pages.ts'
import { SignInOrOut } from './sign-in-or-out.tsx'
import { SignOutQuestion } from './sign-out-question.tsx'

// Searched seldom, while the bar is on every page.
const FinderWindow = lazyPart(withTexts(ofWindows, () => import('../finder/finder-window.tsx')))

/** Logo, links of the role, a menu in words, Sign in or Logout; on a phone the links stand at the bottom. */
export function TopBar() {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { pathname } = useLocation()
  const { authenticated, user, userFailed, wasSignedIn } = useVisitor()
  // An account that waits for its approval may open its profile alone.
  const role = user?.status === 'validated' ? user.role : null
  const links = role ? topBarLinks(registry, role) : []
  const menu = role && user ? staffLinks(registry, user) : []
  const pausing = Boolean(useSession().user?.engagement?.pause)
  const waits = user?.status === 'pending_approval'
  const hasProfile = role ? mayOpen(registry, ownProfile, role) : waits && opensWhenPending(registry, ownProfile)
  const onPhone = useMediaQuery(phoneMedia)
  const hasMenu = authenticated ?? wasSignedIn
  const [leaving, setLeaving] = useState(false)
  const openComfort = use(OpenComfort)
  const comfort = {
    id: 'comfort',
    label: t('comfort.title'),
    icon: <AccessibilityIcon size={20} aria-hidden />,
    onSelect: () => openComfort(true),
  }
  const [finding, setFinding] = useState<FinderView | null>(null)
  useFinderKeys(role !== null, setFinding)
  const find = {
    id: 'finder',
    label: t('finder.title'),
    icon: <SearchIcon size={20} aria-hidden />,
    onSelect: () => setFinding('find'),
  }
  const tools = role ? [find, comfort] : [comfort]
  const ownEntries = [
    ...menu.map(({ to, labelKey, Icon }) => entryOf(to, t(labelKey), <Icon size={20} aria-hidden />)),
    ...(hasProfile ? [entryOf(ownProfile, t('topBar.profile'), <OwnMark size={24} />)] : []),
    ...(hasProfile && role === 'member'
      ? [entryOf(ownPause, t(pausing ? 'topBar.pausing' : 'topBar.pause'), <HourglassIcon size={20} aria-hidden />)]
      : []),
  ]
  const nav = (withIcons: boolean) =>
    links.map(({ to, labelKey, Icon }) => (
      <TopBarLink
        key={to}
        component={PrefetchLink}
        to={to}
        current={matchPath({ path: to, end: false }, pathname) !== null}
        icon={withIcons ? <Icon size={24} aria-hidden /> : null}
      >
        {t(labelKey)}
      </TopBarLink>
    ))

  return (
    <TopBarFrame
      logo={
        <Link to={authenticated ? '/home' : '/'}>
          <Logo />
          <VisuallyHidden>{t('topBar.logo')}</VisuallyHidden>
        </Link>
      }
      navIsComing={authenticated !== false && wasSignedIn && user === null && !userFailed}
      navLabel={t('topBar.nav')}
      notice={
        <>
          <ConnectionNotice />
          <PreviewNotice />
        </>
      }
      nav={links.length > 0 ? nav(false) : null}
      phoneNav={links.length > 0 ? nav(true) : null}
      actions={
        <>
          {role ? <NotificationsBell /> : null}
          {hasMenu ? (
            <OwnMenu entries={ownEntries} tools={tools} onLeave={onPhone ? () => setLeaving(true) : null} />
          ) : (
            <LanguageSwitch tools={tools} />
          )}
          {onPhone && hasMenu ? null : <SignInOrOut onLeave={() => setLeaving(true)} />}
          {finding !== null && role ? (
            <OpenFinder value={{ view: finding, show: setFinding, leave: () => setLeaving(true) }}>
              <Suspense fallback={null}>
                <FinderWindow />
              </Suspense>
            </OpenFinder>
          ) : null}
          <SignOutQuestion open={leaving && authenticated === true} onClose={() => setLeaving(false)} />
        </>
      }
    />
  )
}

function entryOf(to: string, label: string, icon: ReactNode) {
  return { id: to, label, icon, component: PrefetchLink, to }
}

/** The own picture, for those who have brought one. */
function OwnMark({ size }: { size: 24 | 32 }) {
  const { user } = useSession()
  if (!user?.avatarKey) return <UserIcon size={size === 32 ? 24 : 20} aria-hidden />
  return <Avatar name={user.displayName} size={size} {...portraitSources(user.avatarKey, size)} />
}
