import { formatTime } from '@ensemble/contracts/dates'
import type { ShellApi } from '@ensemble/contracts/remote'
// Not from `calls`: every page would begin with what few of staff come to.
import { authCalls } from '@ensemble/contracts/users/auth-calls'
import { isRecord } from '../api/is-record.ts'
import { setTimer } from '../timers/timers.ts'
import type { Credentials } from './credentials.ts'
import type { IdlePage } from './keep-alive.ts'
import type { SessionDeps } from './session-deps.ts'

/** How long before the end people are told: that a touch puts it off, or that nothing does and work has to be saved. */
const toldAheadMs = 60_000
/** The second time for whoever has not read it the first time. */
const fixedToldAheadMs = [300_000, toldAheadMs]
/** So long it can be read. */
const fixedToldMs = 60_000

/** A timer of a browser counts no further than some weeks; each renewal plans anew. */
const longestTimerMs = 86_400_000

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
  const end = await endOf(deps, credentials, 'idleSecondsLeft')
  if (end === null || holder.current() !== credentials) return
  const endsAt = end
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

/**
 * Says five minutes ahead, and one, when the session ends whatever is done, for each session that begins in this page: it is
 * asked for once, and planned anew with each renewal, since a computer that sleeps holds its timers up.
 */
export function announceFixedEnd(
  deps: Pick<SessionDeps, 'holder' | 'transport' | 'now'>,
  shell: Pick<ShellApi, 'session' | 'toast' | 'language'>,
  translate: (key: 'sessionEnd.fixed', values: { time: string }) => string,
): void {
  const { holder, now } = deps
  let endsAt: number | null = null
  let ahead = fixedToldAheadMs
  let cancel = () => {}
  // Another tab may sign somebody else in, and the token of before is not given back between.
  shell.session.subscribe(() => {
    if (!shell.session.get().authenticated) forget()
  })
  holder.subscribe(() => void plan())
  void plan()

  function forget() {
    cancel()
    endsAt = null
    ahead = fixedToldAheadMs
  }
  async function plan() {
    const credentials = holder.usable()
    if (!credentials) return forget()
    const end = endsAt ?? (await endOf(deps, credentials, 'secondsLeft'))
    // Meanwhile it may have been renewed, which plans by itself, or have ended.
    if (end === null || holder.current() !== credentials) return
    endsAt = end
    wait(end)
  }
  function wait(end: number) {
    cancel()
    const [next] = ahead
    if (next === undefined) return
    const ms = end - next - now()
    if (ms < longestTimerMs) cancel = setTimer(() => tell(end), Math.max(0, ms))
  }
  function tell(end: number) {
    const left = end - now()
    if (left <= 0) return
    ahead = ahead.filter((each) => each < left)
    wait(end)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const time = formatTime(new Date(end), { language: shell.language.get(), timeZone })
    shell.toast(translate('sessionEnd.fixed', { time }), {
      severity: 'warning',
      durationMs: Math.min(left, fixedToldMs),
    })
  }
}

/**
 * When the session of this browser ends, epoch in ms.
 * @returns null where it has no such end, and without an answer: then nothing is announced, and it ends as it would
 */
async function endOf(
  { transport, now }: Pick<SessionDeps, 'transport' | 'now'>,
  { accessToken }: Credentials,
  field: 'idleSecondsLeft' | 'secondsLeft',
): Promise<number | null> {
  const askedAt = now()
  const { method, path } = authCalls['auth.sessions']
  const data = await transport({ method, path }, { accessToken }).then(
    (answer) => answer.data,
    () => null,
  )
  const items = isRecord(data) && Array.isArray(data.items) ? data.items : []
  const own: unknown = items.find((item) => isRecord(item) && item.current === true)
  const left = isRecord(own) ? own[field] : null
  return typeof left === 'number' ? askedAt + left * 1000 : null
}
