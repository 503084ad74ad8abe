import type { Credentials } from './credentials.ts'
import { expire } from './end-session.ts'
import type { SessionDeps } from './session-deps.ts'

/** How long before its end a token is renewed: a minute, or a quarter of a short life. */
const renewAheadMs = 60_000

export interface KeepAlive {
  /** Whether to renew although nobody touched the page; false for staff, whose idle sessions must end. */
  renewsWhenIdle: () => boolean
  lastActivityAt: () => number
  setTimer: (work: () => void, ms: number) => () => void
  /** The token of an idle page is left to lapse: the end of its session may have to be announced. */
  leftToLapse: (page: IdlePage) => void
}

export interface IdlePage extends Pick<KeepAlive, 'lastActivityAt'> {
  /** Renews the session, or ends it where it is too late. */
  renew: () => Promise<void>
}

/** The moment, in epoch ms, at which a token is renewed ahead of its end. */
export function renewalTime({ receivedAt, usableUntil }: Credentials): number {
  return usableUntil - Math.min(renewAheadMs, (usableUntil - receivedAt) / 4)
}

/**
 * Renews the token ahead of its end while somebody is there, so that no request has to wait for it. An idle page of
 * staff lets it lapse: an automatic renewal would keep a session alive that must end after 30 idle minutes.
 * @returns stops renewing
 */
export function keepAlive(
  deps: SessionDeps,
  { renewsWhenIdle, lastActivityAt, setTimer, leftToLapse }: KeepAlive,
): () => void {
  let cancel = () => {}
  function plan() {
    cancel()
    const credentials = deps.holder.current()
    if (!credentials) return
    cancel = setTimer(() => void renewIfWanted(credentials), Math.max(0, renewalTime(credentials) - deps.now()))
  }
  async function renewIfWanted(credentials: Credentials) {
    if (!renewsWhenIdle() && lastActivityAt() < credentials.receivedAt) return leftToLapse({ lastActivityAt, renew })
    await renew()
  }
  async function renew() {
    const outcome = await deps.renew()
    if (outcome.kind === 'refused') expire(deps)
  }
  const stop = deps.holder.subscribe(plan)
  plan()
  return () => {
    stop()
    cancel()
  }
}
