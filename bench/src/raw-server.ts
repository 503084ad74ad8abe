import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

export interface RawServer {
  address: string
  close: () => Promise<void>
}

/** Has a server that does only what is compared with listen on a free port; its end closes its connections too. */
export async function listening(app: FastifyInstance, pool: Pool): Promise<RawServer> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    address,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}
