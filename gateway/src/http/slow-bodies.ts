import type { FastifyInstance } from 'fastify'

/**
 * Ends the connection of who sends a body too slowly: the limit of Node is the same for all addresses, and a file over
 * a slow line takes longer than anything else. Heads have Node's own limit.
 * @param usualMs for every route that does not say otherwise
 */
export function endSlowBodies(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    if ('transfer-encoding' in raw.headers || 'content-length' in raw.headers) {
      const end = () => {
        if (!raw.complete) raw.socket.destroy()
      }
      const timer = setTimeout(end, routeOptions.config.bodyMs ?? usualMs)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take, in ms. */
    bodyMs?: number
  }
}
