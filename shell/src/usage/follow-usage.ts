import type { ShellApi } from '@ensemble/contracts/remote'
import type { UsesOfPage } from '@ensemble/contracts/users/activity'
import { callRequest } from '@ensemble/mf-kit/calls'
import { whenIdle } from '../timers/timers.ts'
import { createUsageRecorder, type UsageRecorder } from './usage-recorder.ts'

/** A use younger than this, in s, may be noted at the time when it arrives. */
const justNow = 60

/** Nobody waits for it, and it reaches the server although the page is left. */
const aside = { inline: true, keepalive: true } as const
const recordOne = callRequest('activity.create', aside)
const recordBatch = callRequest('activity.createBatch', aside)

type Session = ShellApi['session']

/** The recorder of this page. What it has collected is sent when the page goes out of sight. */
export function startUsageRecorder({ session, request }: Pick<ShellApi, 'session' | 'request'>): UsageRecorder {
  const recorder = createUsageRecorder({
    agreed: () => hasAgreed(session),
    send: (batch) => void request(requestOf(batch)).catch(() => undefined),
    whenIdle,
    now: Date.now,
  })
  session.subscribe(() => {
    // What one person did is never sent as another's.
    if (session.get().authenticated === false) recorder.forget()
  })
  window.addEventListener('pagehide', recorder.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') recorder.flush()
  })
  return recorder
}

/** One use of just now is the plain call. More of them, or one with its time or its words, are a batch. */
export function requestOf(batch: UsesOfPage) {
  const { uses, missedSearches } = batch
  const [only, ...others] = uses
  return only && others.length === 0 && only.secondsAgo < justNow && !missedSearches
    ? recordOne({ body: only.use })
    : recordBatch({ body: batch })
}

interface FollowedRouter {
  subscribe: (listener: () => void) => () => void
  state: { location: { pathname: string }; matches: readonly { route: { path?: string } }[] }
}

/** Records each page that somebody comes to, by the pattern of its route, once the page has come to rest. */
export function recordPages(router: FollowedRouter, { record }: Pick<UsageRecorder, 'record'>): void {
  let seen = ''
  let waits = false
  const look = () => {
    waits = false
    const { location, matches } = router.state
    const pattern = matches.at(-1)?.route.path
    if (location.pathname === seen || !pattern?.startsWith('/')) return
    seen = location.pathname
    record({ type: 'page_view', targetType: 'page', targetId: pattern })
  }
  // A guard may lead on at once: only where it ends is a page that was seen.
  const wait = () => {
    if (!waits) whenIdle(look)
    waits = true
  }
  router.subscribe(wait)
  wait()
}

function hasAgreed(session: Session): boolean | null {
  const { authenticated, user } = session.get()
  if (!authenticated) return authenticated
  if (!user) return null
  return user.status === 'validated' && user.consents?.usageFigures === true
}
