import { callSignal } from '../realm/call-signal.ts'
import type { Send } from '../realm/natives.ts'
import { ownFetch } from '../realm/own-fetch.ts'
import { holdSame } from '../realm/hidden-text.ts'
import type { CredentialHolder, Credentials } from '../session/credentials.ts'
import { createEventParser, type ServerEvent } from './parse-events.ts'

export interface FollowDeps {
  holder: CredentialHolder
  onEvent: (event: ServerEvent) => void
  /** What was heard last, at whichever gateway; of a new page, what it began with. */
  heard: { position: string }
  /** The line is open: from now on nothing is missed. `resumed`: what came since what was heard last is told first. */
  onOpened: (resumed: boolean) => void
  /** Resolves after a while, or at once when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  setTimer: (work: () => void, ms: number) => () => void
  random: () => number
  send?: Send
}

/** The gateway says every 15 s that it is there: a line silent for longer than this is dead, whatever the network says. */
const silentForMs = 45_000

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Listens to /events until the signal aborts: reconnects for ever, ever more slowly while it fails. It never renews
 * the session by itself: a refused token is not sent again, the next one is.
 */
export async function followEvents(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  let failures = 0
  let refused: Credentials | null = null
  while (!signal.aborted) {
    const credentials = await nextCredentials(deps.holder, refused, signal)
    if (!credentials) return
    const outcome = await listen(deps, credentials, signal, (resumed) => {
      failures = 0
      deps.onOpened(resumed)
    })
    if (outcome === 'refused') refused = credentials
    await deps.wait(pauseAfter(failures, deps.random()), signal)
    failures += 1
  }
}

/** Between half and all of a pause that doubles with each failure, so that tabs do not return all at once. */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (0.5 + random / 2)
}

async function listen(
  { onEvent, heard, setTimer, send }: FollowDeps,
  { accessToken }: Credentials,
  outer: AbortSignal,
  onOpen: (resumed: boolean) => void,
): Promise<'closed' | 'refused'> {
  const { signal, end } = callSignal(0, outer)
  const restart = () => setTimer(end, silentForMs)
  let cancel = restart()
  try {
    const { position } = heard
    const headers = { Accept: 'text/event-stream', ...(position && { 'Last-Event-ID': position }) }
    const init = { headers, cache: 'no-store', signal, token: accessToken } as const
    const response = await ownFetch('/events', init, send)
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'closed'
    onOpen(response.headers.get('x-resumed') === 'true')
    const parse = createEventParser(onEvent, (id) => (heard.position = id))
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      cancel()
      cancel = restart()
      parse(decoder.decode(chunk.value, { stream: true }))
    }
  } catch {
    // A broken line is the ordinary end of a stream.
  } finally {
    cancel()
    end()
  }
  return 'closed'
}

/** A token that may be sent and was not refused; waits for one. Null when the signal aborts first. */
function nextCredentials(
  holder: CredentialHolder,
  refused: Credentials | null,
  signal: AbortSignal,
): Promise<Credentials | null> {
  return new Promise((resolve) => {
    const stop = holder.subscribe(check)
    signal.addEventListener('abort', check, { once: true })
    check()
    function check() {
      const usable = holder.usable()
      const fit = usable && !holdSame(usable.accessToken, refused?.accessToken) ? usable : null
      if (!fit && !signal.aborted) return
      stop()
      signal.removeEventListener('abort', check)
      resolve(signal.aborted ? null : fit)
    }
  })
}
