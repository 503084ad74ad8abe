import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'

/**
 * What a naked program is: Fastify and pg with as many connections as the services have, without token, rule, log,
 * deadline or event of our own.
 */
export async function serve(routes: (app: FastifyInstance, pool: pg.Pool) => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
  const app = Fastify()
  app.get('/livez', async () => 'ok')
  routes(app, pool)
  await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
  process.once('SIGTERM', () => void app.close().then(() => pool.end()))
}
