import type { FastifyReply } from 'fastify'

/** Rows of an export (decisions.md §10, Limits). */
export const csvRows = 20_000

/**
 * Sends a file of rows. Answers about people are kept by nobody on the way.
 * @param name without its ending
 */
export function sendCsv(reply: FastifyReply, name: string, csv: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(csv)
}
