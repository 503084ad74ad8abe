import type { Registry } from '@ensemble/contracts/registry'
import type { ShellApi } from '@ensemble/contracts/remote'
import { type TFunction, withTexts } from '@ensemble/mf-kit'
import type { ShellStore } from '../store/store.ts'
import { keepComfortMutation } from '../comfort/comfort-api.ts'
import { followAccount } from '../comfort/follow-account.ts'
import type { LanguageChoice } from '../language/language.ts'
import { followEvents } from '../live/follow-events.ts'
import type { ServerEvent } from '../live/parse-events.ts'
import { firstPosition } from '../live/first-position.ts'
import { liveWhileVisible } from '../live/live-while-visible.ts'
import { createLiveHandler, refreshEverything } from '../live/on-live-event.ts'
import type * as announcement from '../session/announce-end.ts'
import type { AskedAhead } from '../session/asked-ahead.ts'
import { checkRevocation } from '../session/check-revocation.ts'
import { followPeers } from '../session/follow-peers.ts'
import { keepAlive } from '../session/keep-alive.ts'
import type { HeardChanges } from '../connection/older-answers.ts'
import type { VersionSwitch } from '../remotes/switching/version-switch.ts'
import type { SessionDeps } from '../session/session-deps.ts'
import { startSession } from '../session/start-session.ts'
import { firstCalls } from './first-calls.ts'
import { clearOnLeaving } from './leave-page.ts'
import { followActivity } from './page-activity.ts'
import { setTimer, wait } from '../timers/timers.ts'
import { ofWindows } from '../translations/later-texts.ts'

export interface RunSessionDeps {
  session: SessionDeps
  shell: ShellApi
  store: ShellStore
  registry: Registry
  translate: TFunction
  versions: Pick<VersionSwitch, 'look'>
  language: LanguageChoice
  ahead: Pick<AskedAhead, 'ask' | 'forget'>
  changes: HeardChanges
}

const loadAnnouncement = withTexts(ofWindows, () => import('../session/announce-end.ts'))

/** So long after a session of staff began here is it asked when it ends: nothing of the first screen waits for that. */
const endAskedAfterMs = 60_000

/**
 * Starts everything that goes on by itself while the page is open: session check, renewal, other tabs, live events.
 * @returns once the session is checked, and what the page begins with is asked for
 */
export function runSession(deps: RunSessionDeps): Promise<void> {
  const { session, shell, store, registry, translate, language, versions, ahead, changes } = deps
  const current = shell.session
  clearOnLeaving()
  followPeers(session)
  keepAlive(session, {
    renewsWhenIdle: () => current.get().role === 'member',
    lastActivityAt: followActivity(session.now),
    setTimer,
    leftToLapse: (page) => announce(({ announceEnd }) => void announceEnd(session, page, shell.toast, translate)),
  })
  function announce(work: (loaded: typeof announcement) => void, failed = () => {}) {
    loadAnnouncement().then(work, failed)
  }
  let endIsAsked = false
  current.subscribe(() => {
    const { authenticated, user } = current.get()
    if (user?.language) language.propose(user.language)
    // Those of members last for a year.
    if (user && user.role !== 'member' && !endIsAsked) {
      endIsAsked = true
      const again = () => void (endIsAsked = false)
      const ask = () => announce(({ announceFixedEnd }) => announceFixedEnd(session, shell, translate), again)
      setTimer(ask, endAskedAfterMs)
    }
    if (!authenticated) ahead.forget()
  })
  followAccount({
    session: current,
    tell: (comfort) =>
      void store.dispatch(keepComfortMutation.initiate({ params: { userId: 'me' }, body: { comfort } })),
  })
  const onLiveEvent = createLiveHandler({
    store,
    registry,
    toast: shell.toast,
    translate,
    onSessionRevoked: () => void checkRevocation(session),
    onRemoteMoved: () => void versions.look(),
  })
  const onEvent = (event: ServerEvent) => {
    changes.heard()
    // What was asked ahead of it may say what no longer is.
    ahead.forget()
    onLiveEvent(event)
  }
  const onOpened = (resumed: boolean) => {
    if (resumed) return
    changes.heard()
    refreshEverything(store)
    void versions.look()
  }
  const follow = {
    holder: session.holder,
    heard: { position: firstPosition() },
    onEvent,
    onOpened,
    wait,
    setTimer,
    random: Math.random,
  }
  liveWhileVisible({
    isWanted: () => current.get().user?.status === 'validated',
    subscribe: current.subscribe,
    follow: (signal) => followEvents(follow, signal),
    setTimer,
  })
  if (registry.byRole) lookWhenSignedIn(current, versions)
  return startSession(session).then(() => {
    const { user } = current.get()
    if (user) ahead.ask(firstCalls(registry, window.location, user, document.documentElement.dataset))
  })
}

/** Some roles get another version first, which only the token can say. */
function lookWhenSignedIn(current: ShellApi['session'], versions: Pick<VersionSwitch, 'look'>): void {
  let known: string | null = null
  current.subscribe(() => {
    const { role } = current.get()
    if (role !== null && role !== known) void versions.look()
    known = role
  })
}
