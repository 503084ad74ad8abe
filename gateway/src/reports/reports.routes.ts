import type { FastifyInstance } from 'fastify'
import { RemoteReports, type RemoteReport } from '@ensemble/contracts/remote-reports'
import { VisitReport } from '@ensemble/contracts/visit-reports'
import { fieldErrors } from '@ensemble/service-kit/http/field-errors'
import { parseJsonBody } from '@ensemble/service-kit/http/json-body'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { requireJson } from '../auth/own-origin.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { browserReportsIn, createBrowserReportCounter } from './browser-reports.ts'
import type { LoadMetrics } from './load-metrics.ts'

/** Twenty reports of full length; a page that is left may send a little more. */
const maxBodyBytes = 49_152

const isReports = checkOf(RemoteReports)
const isVisit = checkOf(VisitReport)

export interface ReportsDeps {
  metrics: LoadMetrics
  limits: Pick<RateLimits, 'reports'>
  /** Told of each report that counts, and of the address that it came from. */
  onReport: (report: RemoteReport, address: string) => void
  /** Told of each visit, and of the address that it came from. */
  onVisit: (report: VisitReport, address: string) => Promise<void>
}

/**
 * Takes what browsers tell of loading remotes, of how pages came to them, and of what a policy has stopped: counts it, and
 * writes a line for each load that did not go as it should. Works signed out and looks at no cookie; a page never waits
 * for the answer.
 */
export async function takeReports(app: FastifyInstance, deps: ReportsDeps): Promise<void> {
  const { metrics, limits, onReport, onVisit } = deps
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    async (_request: unknown, text: string) => parseJsonBody(text),
  )
  const onRequest = async (request: Parameters<typeof requireJson>[0]) => requireJson(request)

  app.post('/remotes/reports', { onRequest, preHandler: limits.reports }, async (request, reply) => {
    const { body, log } = request
    if (!isReports(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isReports.errors ?? []) })
    for (const report of body.reports) {
      if (!metrics.count(report)) continue
      if (report.outcome === 'failed') log.warn(report, 'remote load failed')
      if (report.outcome === 'recovered') log.warn(report, 'remote load recovered')
      onReport(report, request.ip)
    }
    return reply.code(204).send()
  })

  app.post('/remotes/visits', { onRequest, preHandler: limits.reports }, async ({ body, ip }, reply) => {
    if (!isVisit(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isVisit.errors ?? []) })
    await onVisit(body, ip)
    return reply.code(204).send()
  })

  const countBrowserReport = createBrowserReportCounter(metrics.registry)
  // A browser sends these by itself, in a type of its own; nobody waits for the answer.
  app.post('/reports/browser', { preHandler: limits.reports }, async ({ body, log }, reply) => {
    for (const report of browserReportsIn(body)) {
      countBrowserReport(report)
      log.warn(report, 'stopped in a browser')
    }
    return reply.code(204).send()
  })
}
