import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import { success } from '@ensemble/service-kit/http/envelope'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Who publishes, directs and hosts, as the settings say. */
export function legalNoticeOf(config: Config): LegalNotice {
  return { publisher: config.LEGAL_PUBLISHER, director: config.LEGAL_DIRECTOR, host: config.LEGAL_HOST }
}

/** For whoever comes to the legal notice from another page, which has not brought it. */
export function serveLegalNotice(app: FastifyInstance, config: Config): void {
  const notice = legalNoticeOf(config)
  const missing = (['LEGAL_PUBLISHER', 'LEGAL_DIRECTOR', 'LEGAL_HOST'] as const).filter((name) => config[name] === '')
  // For whoever installs: members read a sentence that is of use to them.
  if (missing.length > 0) app.log.warn({ missing }, 'the legal notice is not complete')
  app.get('/api/legal_notice', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return success(notice)
  })
}
