import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
// Declares `service` of an instance.
import type {} from '@ensemble/service-kit/http/service'

const sweepMs = 50

/** Time for a request that is just arriving to be read. */
const graceMs = 500

/**
 * Lets a stopping gateway end: calls under way are answered, and connections are not kept for a next call that nobody
 * may make (fastify#3186). Node counts a connection that a browser opened ahead of need as busy until its timeout.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  app.addHook('preClose', async () => {
    app.service.draining = true
    const since = Date.now()
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      if (Date.now() - since < graceMs) return
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    }, sweepMs)
    app.server.once('close', () => clearInterval(sweep))
  })
}
