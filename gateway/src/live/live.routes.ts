import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import { changeText, heartbeat, remoteText, type LiveHub, type Tab } from './hub.ts'
import { isFor } from './messages.ts'
import type { RecentEvents } from './recent-events.ts'
import type { SealedPositions } from './sealed-positions.ts'

const heartbeatMs = 15_000

/** A line ends when its token would: the tab comes back with a new one, and who may not is found out. */
const lifeMs = 600_000

/** What may wait for a tab that does not read; beyond, the tab is given up and asks again when it comes back. */
const unreadBytes = 65_536

export interface LiveDeps {
  hub: LiveHub
  recent: RecentEvents
  positions: SealedPositions
  store: Pick<RegistryStore, 'state'>
  checks: TokenChecks
  /** Where the line is now, sealed. */
  position: () => string
}

/**
 * GET /events: server-sent events to an open tab, with the bearer token. A tab that names in `Last-Event-ID` what its
 * page began with or it has heard last, at whichever gateway, gets what it has missed; `x-resumed` says whether that is
 * all.
 */
export async function serveLiveEvents(app: FastifyInstance, deps: LiveDeps): Promise<void> {
  const { hub, checks, position } = deps
  const timer = setInterval(() => hub.writeToAll(heartbeat(position())), heartbeatMs)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    hub.endAll()
  })

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    const user = (await checkToken(checks, 'token', request)) ?? refuse('UNAUTHENTICATED')
    request.principal = user
    const response = reply.raw
    // It has left meanwhile: nothing would take it out again.
    if (response.destroyed) return reply.hijack()
    const tab: Tab = { user, write: (text) => write(response, text), end: () => void response.end() }
    if (!hub.add(tab)) {
      reply.header('retry-after', '30')
      throw new Refusal('RATE_LIMITED')
    }
    const life = setTimeout(tab.end, lifeMs)
    response.once('close', () => {
      clearTimeout(life)
      hub.remove(tab)
    })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) response.setHeader(name, value)
    }
    const missed = missedSince(deps, user, request.headers['last-event-id'])
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'x-resumed': String(missed !== null),
    })
    response.write(`retry: 2000\n${missed ?? ''}${heartbeat(position())}`)
    return reply
  })
}

/**
 * @param heard the sealed position that a tab has reached
 * @returns the events since, as they stand on the line; null when they are not known any more
 */
function missedSince({ recent, positions, store }: LiveDeps, user: Principal, heard: unknown): string | null {
  const from = positions.read(String(heard))
  const messages = from && recent.since(from.streams)
  if (!from || !messages) return null
  const own = messages.filter((message) => isFor(message, user))
  const moved = Object.entries(store.state.remotes).filter(
    ([, { history }]) => (history.at(-1)?.revision ?? 0) > from.revision,
  )
  return [...own.map(changeText), ...moved.map(([name, { current }]) => remoteText(name, current))].join('')
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > unreadBytes) response.destroy()
  else response.write(text)
}
