import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'undici'

/** New lines at once, and how many in all: where one of two programs hangs, a balancer leads every second line to it. */
const atOnce = 2
const most = 6

/** Until the next ones are opened, in ms. */
const roundMs = 250

/** For everything, in ms: after that and its silence a call is given up (`upstreams.ts`). */
const withinMs = 2_300

/**
 * A new line to a service, behind which somebody has just said that they are ready. Whoever has no room to say so, since
 * all wait for the database, is not asked for more.
 * @param open makes a line, which connects when it is used
 * @param isWanted whether somebody still waits for it
 * @throws when nobody says so in time, or it is wanted no more
 */
export async function provenLine(open: () => Client, isWanted: () => boolean): Promise<Client> {
  const enough = new AbortController()
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(withinMs)])
  const opened: Client[] = []
  let proven: Client | undefined

  async function tryLine(index: number): Promise<Client> {
    if (index >= atOnce) await wait(Math.floor(index / atOnce) * roundMs, undefined, { signal })
    if (!isWanted()) throw new Error('wanted no more')
    const line = open()
    opened.push(line)
    const { statusCode, body } = await line.request({ method: 'GET', path: '/readyz', signal })
    await body.dump()
    if (statusCode >= 500) throw new Error('not ready')
    return line
  }

  try {
    proven = await Promise.any(Array.from({ length: most }, (_, index) => tryLine(index)))
    return proven
  } finally {
    enough.abort()
    for (const line of opened) if (line !== proven) void line.destroy()
  }
}
