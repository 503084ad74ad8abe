import { randomUUID } from 'node:crypto'
import { defineService } from '@ensemble/service-kit/service/definition'
import { identity, showsMails } from './config.ts'
import { createDeps } from './deps.ts'
import { projections } from './events/projections.ts'
import { consumersOf } from './events/subscriptions.ts'
import { accountRoutes } from './http/account.routes.ts'
import { activityRoutes } from './http/activity.routes.ts'
import { authRoutes } from './http/auth.routes.ts'
import { contactRoutes } from './http/contact.routes.ts'
import { draftsRoutes } from './http/drafts.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { introspectionRoute, proofRoute } from './http/introspection.routes.ts'
import { localNeedsRoutes } from './http/local-needs.routes.ts'
import { mailExamplesRoute } from './http/mail-examples.routes.ts'
import { notificationsRoutes } from './http/notifications.routes.ts'
import { ownTablesRoutes } from './http/own-tables.routes.ts'
import { sessionsRoutes } from './http/sessions.routes.ts'
import { createSignInNotes } from './http/sign-in-notes.ts'
import { ssoRoutes } from './http/sso.routes.ts'
import { staffRoutes } from './http/staff.routes.ts'
import { telephoneRoutes } from './http/telephone.routes.ts'
import { tutorialRoutes } from './http/tutorial.routes.ts'
import { unsubscribeRoutes } from './http/unsubscribe.routes.ts'
import { usersRoutes } from './http/users.routes.ts'
import { jobsOf } from './jobs.ts'
import { answerLinks } from './mail/answer-links.ts'
import { measureMails } from './mail/mail-gauges.ts'
import { MailSender } from './mail/sender.ts'
import { smtpTransport } from './mail/transport.ts'
import { unsubscribeLinks } from './mail/unsubscribe-links.ts'
import { isLive } from './queries/is-live.ts'
import { measureKeyAge } from './tokens/key-age.ts'
import { measureReads } from './vault/read-gauges.ts'

/** The service as a list: what it answers, what it follows, what recurs. */
export const service = defineService({
  ...identity,
  deps: createDeps,
  introspect:
    ({ db }) =>
    (principal) =>
      isLive(db, principal),
  routes(app, deps, { config }) {
    const settings = {
      publicOrigin: config.PUBLIC_ORIGIN,
      cookieSeconds: config.SIGN_IN_COOKIE_SECONDS,
      notes: createSignInNotes(app.metrics, deps.refreshSecret),
    }
    authRoutes(app, deps, settings)
    accountRoutes(app, deps, settings)
    ssoRoutes(app, deps, settings)
    sessionsRoutes(app, deps)
    usersRoutes(app, deps)
    healthRoutes(app, deps)
    staffRoutes(app, deps)
    telephoneRoutes(app, deps)
    draftsRoutes(app, deps)
    ownTablesRoutes(app, deps)
    contactRoutes(app, deps)
    localNeedsRoutes(app, deps)
    notificationsRoutes(app, deps)
    tutorialRoutes(app, deps)
    activityRoutes(app, deps)
    unsubscribeRoutes(app, deps)
    mailExamplesRoute(app, { origin: config.PUBLIC_ORIGIN, shown: showsMails(config) })
    introspectionRoute(app, deps)
    proofRoute(app, deps)
  },
  consumers: ({ origin }) => consumersOf({ newId: randomUUID, origin }),
  projections,
  jobs: jobsOf,
  loops({ db, clock, origin, keys, refreshSecret }, { config, log }) {
    const leave = unsubscribeLinks(origin, refreshSecret)
    const transport = smtpTransport(config.SMTP_URL, config.MAIL_FROM, leave)
    const sign = answerLinks(keys)
    return [new MailSender({ db, clock, transport, sign, maxAttempts: config.MAIL_ATTEMPTS, log })]
  },
  gauges(metrics, deps, { config }) {
    measureMails(metrics, deps.db)
    measureReads(metrics, deps)
    measureKeyAge(metrics, config.SIGNING_KEYS_FILE)
  },
})
