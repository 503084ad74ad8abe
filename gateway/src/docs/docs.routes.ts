import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '../headers/content-security-policy.ts'
import { integrityPolicy } from '../headers/integrity-policy.ts'
import { sendCompressed } from '../http/compressed.ts'
import type { ApiDocumentSource } from './api-document.ts'
import { withOwnCalls } from './own-calls.ts'
import { readerPage } from './reader-page.ts'

/** The API of all services, and of deliveries, as one document; and the page to read it. */
export async function serveDocs(app: FastifyInstance, { source }: { source: ApiDocumentSource }): Promise<void> {
  app.get('/api/docs/openapi.json', async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
    return sendCompressed(request, reply, JSON.stringify(withOwnCalls(await source.document())))
  })

  app.get('/api/docs', async (request, reply) => {
    const nonce = randomBytes(18).toString('base64')
    const page = readerPage(withOwnCalls(await source.document()), request.language, nonce)
    reply
      .header('content-security-policy', contentSecurityPolicy({ nonce }))
      .header('integrity-policy', integrityPolicy)
    return sendCompressed(request, reply.type('text/html; charset=utf-8'), page)
  })
}
