import type { ShellApi } from '@ensemble/contracts/remote'
// Not from `calls`: every page would begin with what few of staff come to.
import { authCalls } from '@ensemble/contracts/users/auth-calls'
import { isRecord } from '../api/is-record.ts'
import { setTimer } from '../timers/timers.ts'
import type { IdlePage } from './keep-alive.ts'
import type { SessionDeps } from './session-deps.ts'

/** How long before the end people are told. */
const toldAheadMs = 60_000

/** How often it is looked whether somebody is there again. */
const lookEveryMs = 500

/**
 * Says a minute ahead that an idle session is about to end; whoever touches the page meanwhile stays signed in. Given
 * up as soon as the session is renewed, here or in another tab, or ends.
 */
export async function announceEnd(
  deps: Pick<SessionDeps, 'holder' | 'transport' | 'now'>,
  page: IdlePage,
  toast: ShellApi['toast'],
  translate: (key: 'sessionEnd.near' | 'sessionEnd.stays') => string,
): Promise<void> {
  const { holder, now } = deps
  const credentials = holder.usable()
  if (!credentials) return
  let told = false
  let cancel = () => {}
  const stop = holder.subscribe(() => {
    stop()
    cancel()
    if (told && holder.usable()) toast(translate('sessionEnd.stays'))
  })
  const askedAt = now()
  const { method, path } = authCalls['auth.sessions']
  const options = { accessToken: credentials.accessToken }
  const left = await deps.transport({ method, path }, options).then(({ data }) => secondsLeft(data), noAnswer)
  if (left === null || holder.current() !== credentials) return
  const endsAt = askedAt + left * 1000
  cancel = setTimer(tell, Math.max(0, endsAt - toldAheadMs - now()))

  function tell() {
    const durationMs = endsAt - now()
    // A computer that slept past the end has nothing to announce.
    if (durationMs <= 0) return
    told = true
    toast(translate('sessionEnd.near'), { severity: 'warning', durationMs })
    look(now())
  }
  function look(since: number) {
    if (page.lastActivityAt() > since) void stay()
    else if (now() < endsAt) cancel = setTimer(() => look(since), lookEveryMs)
  }
  async function stay() {
    const touchedAt = now()
    await page.renew()
    // Nobody answered: the next touch asks again.
    if (holder.current() === credentials) look(touchedAt)
  }
}

/** Without an answer nothing is announced, and the session ends as it would. */
const noAnswer = () => null

/** Of the session of this browser; null where its end cannot be put off. */
function secondsLeft(data: unknown): number | null {
  const items = isRecord(data) && Array.isArray(data.items) ? data.items : []
  const own: unknown = items.find((item) => isRecord(item) && item.current === true)
  return isRecord(own) && typeof own.idleSecondsLeft === 'number' ? own.idleSecondsLeft : null
}
