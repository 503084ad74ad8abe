import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import { showMails } from '../use-cases/show-mails.ts'

/** Every mail with made-up facts, for whoever tries the platform out. */
export function mailExamplesRoute(app: FastifyInstance, settings: Parameters<typeof showMails>[0]): void {
  implement(app)('user.mailExamples', async ({ query: { language } }) => showMails(settings, language))
}
