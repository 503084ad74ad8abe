import { calls } from '@ensemble/contracts/calls'
import type { User } from '@ensemble/contracts/users/http'
import type { Transport } from '../api/transport.ts'
import { failureOf, noAnswer, RequestFailure } from '../api/request-failure.ts'
import { type HiddenText, holdSame } from '../realm/hidden-text.ts'
import { type CredentialHolder, credentialsOf, readGrant } from './credentials.ts'
import { readUser } from './current-user.ts'
import type { Peers } from './peers.ts'
import type { Lock } from './refresh-lock.ts'

/**
 * `renewed` by the server says whose session it is; by another tab, nothing. `refused` ends the session; `unavailable`
 * does not: a service that is down must cost nobody their form.
 */
export type RenewalOutcome =
  | { kind: 'renewed'; user?: User }
  | { kind: 'refused'; failure: RequestFailure }
  | { kind: 'unavailable'; failure: RequestFailure }

export interface RenewalDeps {
  holder: CredentialHolder
  peers: Peers
  lock: Lock
  transport: Transport
  /** Of this page: without it the server renews nothing. */
  pageKey: HiddenText | null
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** Pauses in ms before the second and the third try: three failures end it, never a loop. */
const pauses = [400, 1200]
const peerAnswersWithinMs = 500

/** A lock that was granted later than this was another tab's: that one has received a token, and its message is on the way. */
const freeLockWithinMs = 50
const messageArrivesWithinMs = 2_000

/**
 * Renewal of the access token through the refresh cookie: one at a time in this tab, and one at a time in this
 * browser; a tab that had to wait takes what the other one received.
 */
export function createRenewal(deps: RenewalDeps): () => Promise<RenewalOutcome> {
  let flight: Promise<RenewalOutcome> | null = null
  return () => {
    flight ??= renewOnce(deps).finally(() => {
      flight = null
    })
    return flight
  }
}

async function renewOnce(deps: RenewalDeps): Promise<RenewalOutcome> {
  const before = deps.holder.current()?.accessToken
  const isNew = () => {
    const usable = deps.holder.usable()
    return usable !== null && !holdSame(usable.accessToken, before)
  }
  const begun = deps.now()
  return deps.lock(async () => {
    if (isNew()) return { kind: 'renewed' }
    // The message of the tab that held the lock may arrive after the lock itself.
    const hadToWait = deps.now() - begun > freeLockWithinMs
    await askPeers(deps, isNew, hadToWait ? messageArrivesWithinMs : peerAnswersWithinMs)
    return isNew() ? { kind: 'renewed' } : refresh(deps)
  })
}

async function askPeers({ holder, peers, wait }: RenewalDeps, isNew: () => boolean, withinMs: number): Promise<void> {
  if (await peers.alone()) return
  let stop = () => {}
  const answered = new Promise<void>((resolve) => {
    stop = peers.listen((message) => {
      if (message.type === 'renewed') holder.set(message.credentials)
      if (isNew()) resolve()
    })
  })
  void peers.tell({ type: 'ask' })
  await Promise.race([answered, wait(withinMs)])
  stop()
}

async function refresh(deps: RenewalDeps): Promise<RenewalOutcome> {
  let outcome = await refreshOnce(deps)
  for (const pause of pauses) {
    if (outcome.kind !== 'unavailable' || outcome.failure.status < 500) break
    await deps.wait(pause)
    outcome = await refreshOnce(deps)
  }
  return outcome
}

async function refreshOnce({ transport, holder, peers, pageKey, now }: RenewalDeps): Promise<RenewalOutcome> {
  try {
    const { method, path } = calls['auth.refresh']
    const envelope = await transport({ method, path }, { pageKey })
    const grant = envelope.success ? readGrant(envelope.data) : null
    if (grant) {
      const credentials = credentialsOf(grant, now())
      holder.set(credentials)
      // Before the lock is let go: the tab that gets it next takes this token.
      await peers.tell({ type: 'renewed', credentials })
      return { kind: 'renewed', ...readUser(envelope.data) }
    }
    return { kind: envelope.status === 401 ? 'refused' : 'unavailable', failure: failureOf(envelope) }
  } catch (error) {
    return { kind: 'unavailable', failure: error instanceof RequestFailure ? error : noAnswer('SERVICE_UNAVAILABLE') }
  }
}
