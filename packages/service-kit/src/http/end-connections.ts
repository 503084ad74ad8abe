import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
// Declares `service` of an instance.
import type {} from './service.ts'

const sweepMs = 50

/** Time for a request that is just arriving to be read. */
const graceMs = 500

/**
 * Lets a stopping program end: calls under way are answered, and connections are not kept for a next call that nobody
 * may make (fastify#3186). Node counts a connection that somebody opened ahead of need, and that has
 * asked nothing yet, as busy, and once it stops it never ends one.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  const follow = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  }
  app.server.on('connection', follow)
  // Over TLS a request comes on another socket than the one that was accepted, which ends with it.
  app.server.on('secureConnection', (secured: Socket) => {
    for (const raw of open) {
      if (raw.remotePort === secured.remotePort && raw.remoteAddress === secured.remoteAddress) open.delete(raw)
    }
    follow(secured)
  })
  app.server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  app.addHook('preClose', async () => {
    app.service.draining = true
    if (!app.server.listening) return
    const since = Date.now()
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      if (Date.now() - since < graceMs) return
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    }, sweepMs)
    app.server.once('close', () => clearInterval(sweep))
  })
}
