import { type Registry } from '@ensemble/contracts/registry'
import { type ShellApi } from '@ensemble/contracts/remote'
import { type ShellStore } from '../app/store.ts'
import { type LanguageChoice } from '../language/language.ts'
import { followEvents } from '../live/follow-events.ts'
import { liveWhileVisible } from '../live/live-while-visible.ts'
import { createLiveHandler, refreshEverything } from '../live/on-live-event.ts'
import { checkRevocation } from '../session/check-revocation.ts'
import { followPeers } from '../session/follow-peers.ts'
import { keepAlive } from '../session/keep-alive.ts'
import { type SessionDeps } from '../session/session-deps.ts'
import { startSession } from '../session/start-session.ts'
import { clearOnLeaving } from './leave-page.ts'
import { followActivity } from './page-activity.ts'
import { setTimer, wait } from './timers.ts'

export interface RunSessionDeps {
  session: SessionDeps
  shell: ShellApi
  store: ShellStore
  registry: Registry
  translate: (key: string) => string
  language: LanguageChoice
}

/** Starts everything that goes on by itself while the page is open: session check, renewal, other tabs, live events. */
export function runSession({ session, shell, store, registry, translate, language }: RunSessionDeps): void {
  const current = shell.session
  clearOnLeaving()
  followPeers(session)
  keepAlive(session, {
    renewsWhenIdle: () => current.get().role === 'member',
    lastActivityAt: followActivity(session.now),
    setTimer,
  })
  current.subscribe(() => {
    const preferred = current.get().user?.language
    if (preferred) language.propose(preferred)
  })
  const onEvent = createLiveHandler({
    store,
    registry,
    toast: shell.toast,
    translate,
    onSessionRevoked: () => void checkRevocation(session),
  })
  let wasOpened = false
  const onOpened = () => {
    // What changed while the line was closed was not heard.
    if (wasOpened) refreshEverything(store)
    wasOpened = true
  }
  const follow = { holder: session.holder, onEvent, onOpened, wait, setTimer, random: Math.random }
  liveWhileVisible({
    isWanted: () => current.get().user?.status === 'validated',
    subscribe: current.subscribe,
    follow: (signal) => followEvents(follow, signal),
    setTimer,
  })
  void startSession(session)
}
