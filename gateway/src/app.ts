import fastifyStatic from '@fastify/static'
import { showSelf } from '@ensemble/service-kit/auth/service-token'
import { ownCertificate } from '@ensemble/service-kit/http/own-certificate'
import type { FastifyInstance } from 'fastify'
import { askForProofs } from './auth/fresh-proof.ts'
import { requireOwnOrigin } from './auth/own-origin.ts'
import { serveDeliveries } from './deliveries/deliveries.routes.ts'
import type { GatewayDeps } from './deps.ts'
import { ApiDocumentSource } from './docs/api-document.ts'
import { serveDocs } from './docs/docs.routes.ts'
import { legalNoticeOf, serveLegalNotice } from './docs/legal-notice.routes.ts'
import { serveSecurityContact } from './docs/security-contact.routes.ts'
import { forwardCalls } from './forward/forwarding.routes.ts'
import { RemoteTokens } from './forward/remote-tokens.ts'
import { showsApi, trustedProxies } from './config.ts'
import { answerHealth } from './health/health.routes.ts'
import { createServer } from './http/create-server.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { serveLiveEvents } from './live/live.routes.ts'
import { serveRemotes } from './registry/registry.routes.ts'
import { takeReports } from './reports/reports.routes.ts'
import { shareReports } from './reports/shared-reports.ts'
import { ShellVisits } from './reports/shell-visits.ts'
import { LeagueAccounts } from './shell/league-accounts.ts'
import { OpenMissionsSource } from './shell/open-missions.ts'
import { PageTemplates } from './shell/page-template.ts'
import { serveShell } from './shell/shell.routes.ts'

/** The gateway as a list of what it answers, ready to listen. */
export async function createGateway(deps: GatewayDeps): Promise<FastifyInstance> {
  const { config, log, verifier, upstreams, timeouts, store, view, hub, checks, shedding, clock, values, versions } =
    deps
  const { SHELL_DIR: shellDir, REMOTES_DIR: remotesDir, TEAM_KEYS_FILE: teamKeysFile } = config
  const certificate = ownCertificate(config.TLS_FILE)
  const app = createServer({ log, trustedProxies: trustedProxies(config), certificate, service: deps.service })
  requireOwnOrigin(app, config.PUBLIC_ORIGIN)
  const limits = createRateLimits(config, deps.counts)
  // Only `reply.sendFile`: what may be asked for is said in the routes below.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', cacheControl: false })
  await answerHealth(app, {
    ...deps,
    certificate,
    remotesDir,
    publicOrigin: config.PUBLIC_ORIGIN,
    metricsFrom: config.METRICS_FROM,
    isDraining: () => deps.service.draining,
    measures: [deps.loads.registry],
  })
  const templates = new PageTemplates(shellDir, legalNoticeOf(config))
  const shellVisits = new ShellVisits(() => templates.build())
  const visitors = { checks, teamKeysFile, values, state: () => store.state }
  const tokens = new RemoteTokens(config.SERVICE_KEY_FILE)
  await tokens.load()
  await app.register(forwardCalls, {
    upstreams,
    checks,
    limits,
    timeouts,
    shedding,
    clock,
    templates,
    view,
    tokens,
    visitors,
    takesBareNames: config.REMOTE_TOKENS === 'optional',
  })
  const show = showSelf({ name: 'gateway', keyFile: config.SERVICE_KEY_FILE })
  const source = new ApiDocumentSource(upstreams, show)
  await app.register(serveDeliveries, {
    store,
    view,
    values,
    versions,
    publications: deps.publications,
    staged: deps.staged,
    remotesDir,
    shellDir,
    teamKeysFile,
    promotionNeeds: config.PROMOTION_NEEDS === '2' ? 2 : 1,
    checks,
    expectProof: askForProofs(upstreams['svc-users'], show),
    source,
    upstreams,
    windows: deps.windows,
    visits: deps.visits,
    shellVisits,
    publicOrigin: config.PUBLIC_ORIGIN,
  })
  await app.register(serveRemotes, { view, versions, visitors })
  await app.register(takeReports, {
    metrics: deps.loads,
    limits,
    ...shareReports({ ...deps, view, shellVisits }),
  })
  const { recent, positions } = deps
  const position = () => positions.seal({ streams: recent.position(), revision: store.state.revision })
  await app.register(serveLiveEvents, { hub, recent, positions, store, checks, position })
  if (showsApi(config)) await app.register(serveDocs, { source })
  serveSecurityContact(app, { contact: config.SECURITY_CONTACT, publicOrigin: config.PUBLIC_ORIGIN })
  serveLegalNotice(app, config)
  await app.register(serveShell, {
    shellDir,
    templates,
    remotesDir,
    view,
    visitors,
    openMissions: new OpenMissionsSource(upstreams['svc-missions']),
    leagueAccounts: new LeagueAccounts(upstreams['svc-users']),
    livePosition: position,
    uploadOrigin: config.UPLOAD_ORIGIN,
  })
  app.addHook('onReady', async () => void verifier.load())
  return app
}
