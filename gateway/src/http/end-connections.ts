import type { FastifyInstance } from 'fastify'

const sweepMs = 50

/**
 * Lets a stopping gateway end: calls under way are answered, and their connections are not kept for a next call that
 * nobody may make (fastify#3186).
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false
  let sweep: NodeJS.Timeout | undefined
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
    app.server.once('close', () => clearInterval(sweep))
  })
}
