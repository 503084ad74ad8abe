import { streams } from '@ensemble/contracts/events'
import { createTokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { connectBus } from '@ensemble/service-kit/bus'
import { systemClock } from '@ensemble/service-kit/clock'
import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { drain, run } from '@ensemble/service-kit/lifecycle'
import { createLog } from '@ensemble/service-kit/log'
import { startRelay } from '@ensemble/service-kit/outbox/relay'
import { waitForSchema } from '@ensemble/service-kit/schema-gate'
import { buildApp } from './app.ts'
import { UsersConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { purgeNames } from './events/purge-names.ts'
import { consumersOf } from './events/subscriptions.ts'
import { jobsOf } from './jobs/jobs.ts'
import { Scheduler } from '@ensemble/service-kit/jobs/scheduler'
import { MailSender } from './mail/sender.ts'
import { smtpTransport } from './mail/transport.ts'
import { migrationFolders } from './migration-folders.ts'
import { KeyRing } from './tokens/key-ring.ts'

run(async (stopping) => {
  const config = readConfig(UsersConfig, process.env)
  const log = createLog({ name: 'svc-users', level: config.LOG_LEVEL })
  const keys = await KeyRing.open({
    path: config.SIGNING_KEYS_FILE,
    issuer: config.TOKEN_ISSUER,
    lifeSeconds: config.ACCESS_TOKEN_SECONDS,
    log,
  })
  const db = openDatabase({ url: config.DATABASE_URL, onError: (err) => log.warn({ err }, 'database connection lost') })
  await waitForSchema({ db, directories: migrationFolders, config, log, stopping })
  const bus = await connectBus({ url: config.NATS_URL, name: 'svc-users', log })
  const deps = await createDeps(config, { db, clock: systemClock, issueTokens: keys.issueTokens, log })
  const consumers = startConsumers(consumersOf({ newId: deps.newId, origin: config.PUBLIC_ORIGIN }), { db, bus, log })
  const transport = smtpTransport(config.SMTP_URL, config.MAIL_FROM)
  const sender = new MailSender({ db, clock: systemClock, transport, maxAttempts: config.MAIL_ATTEMPTS, log })
  const relay = startRelay({ db, databaseUrl: config.DATABASE_URL, bus, stream: streams.users, log })
  const scheduler = new Scheduler(
    deps,
    jobsOf(deps, log, () => purgeNames(deps, bus)),
    log,
  )
  const loops = [...consumers, sender, scheduler, relay]
  const { JWKS_URL: jwksUrl, TOKEN_ISSUER: issuer } = config
  const verifier = createTokenVerifier({ jwksUrl, issuer, audience: 'ensemble', algorithm: 'EdDSA' })
  const app = await buildApp({ config, deps, keys, verifier, log, bus, loops })
  await app.listen({ host: config.HOST, port: config.PORT })
  return {
    stop: async () => {
      keys.close()
      await drain({ app, loops, bus, db, log })
    },
  }
})
