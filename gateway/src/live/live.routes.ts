import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import { heartbeat, type LiveHub, type Tab } from './hub.ts'

const heartbeatMs = 15_000

/** A line ends when its token would: the tab comes back with a new one, and who may not is found out. */
const lifeMs = 600_000

/** What may wait for a tab that does not read; beyond, the tab is given up and asks again when it comes back. */
const unreadBytes = 65_536

/** GET /events: server-sent events to an open tab, with the bearer token. */
export async function serveLiveEvents(
  app: FastifyInstance,
  deps: { hub: LiveHub; checks: TokenChecks },
): Promise<void> {
  const { hub, checks } = deps
  const timer = setInterval(() => hub.writeToAll(heartbeat), heartbeatMs)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    hub.endAll()
  })

  app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    const user = (await checkToken(checks, 'token', request)) ?? refuse('UNAUTHENTICATED')
    request.principal = user
    const response = reply.raw
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
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    response.write(`retry: 2000\n${heartbeat}`)
    return reply
  })
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > unreadBytes) response.destroy()
  else response.write(text)
}
