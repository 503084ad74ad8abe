import { pathToFileURL } from 'node:url'
import type { DatabaseAddresses } from '../postgres/databases.ts'
import { brokerUrl, brokerUrls } from '../nats/users.ts'
import type { Secrets } from '../secrets.ts'
import { services, type Service } from '../services.ts'
import { dataPaths, hasOwnSignInProvider, type Settings } from '../settings.ts'
import { signInClient } from './sign-in-client.ts'

/** Settings of whoever starts the platform that must not reach a service: they would give it more than its own. */
const keptBack = [
  'DATABASE_URL',
  'HEALTH_KEYS_DATABASE_URL',
  'ANSWER_KEYS_DATABASE_URL',
  ...services.map(({ urlVariable }) => urlVariable),
  'PORT',
]

/** The variables that every program gets: what the starter has set, and where it finds the others, as itself. */
function sharedEnvironment(settings: Settings, secrets: Secrets, program: string): NodeJS.ProcessEnv {
  const { env, ports, publicOrigin } = settings
  const own = Object.entries(env).filter(([name]) => !keptBack.includes(name) && !name.startsWith('npm_'))
  return {
    ...Object.fromEntries(own),
    NODE_ENV: env['NODE_ENV'] ?? 'development',
    HOST: env['HOST'] ?? '127.0.0.1',
    NATS_URL: env['NATS_URL'] ?? brokerAddresses(settings, program, secrets.brokerPassword(program)),
    JWKS_URL: env['JWKS_URL'] ?? `http://127.0.0.1:${String(ports.users)}/auth/jwks`,
    TOKEN_ISSUER: env['TOKEN_ISSUER'] ?? publicOrigin,
    PUBLIC_ORIGIN: publicOrigin,
    LOG_LEVEL: env['LOG_LEVEL'] ?? 'info',
    SERVICE_KEY_FILE: env['SERVICE_KEY_FILE'] ?? secrets.serviceKeyFile(program),
  }
}

/** Behind a pooler connections are shared; what must keep one to itself goes past it. */
function databaseVariables({ cluster }: Settings, { appUrl }: DatabaseAddresses): NodeJS.ProcessEnv {
  if (cluster?.poolerPort === undefined) return { DATABASE_URL: appUrl }
  const pooled = new URL(appUrl)
  pooled.port = String(cluster.poolerPort)
  return { DATABASE_URL: pooled.href, DATABASE_SESSION_URL: appUrl }
}

function brokerAddresses({ cluster, ports }: Settings, program: string, password: string): string {
  return cluster ? brokerUrls(cluster.brokers, program, password) : brokerUrl(ports.nats, program, password)
}

/** The variables of one service, its migrations and its demo loader. */
export function serviceEnvironment(
  settings: Settings,
  service: Service,
  secrets: Secrets,
  database: DatabaseAddresses,
): NodeJS.ProcessEnv {
  const { env, ports, dataDir } = settings
  const addresses = serviceAddresses(settings)
  const shared = {
    ...sharedEnvironment(settings, secrets, service.name),
    // Services are for the gateway alone, whatever address the gateway itself listens on.
    HOST: '127.0.0.1',
    PORT: String(ports[service.port]),
    ...databaseVariables(settings, database),
    SERVICE_KEYS_FILE: env['SERVICE_KEYS_FILE'] ?? secrets.serviceKeysFile,
    ...Object.fromEntries(addresses.map(([variable, address]) => [variable, env[variable] ?? address])),
  }
  if (service.name === 'svc-users') {
    return {
      ...shared,
      SIGNING_KEYS_FILE: env['SIGNING_KEYS_FILE'] ?? secrets.signingKeysFile,
      HEALTH_KEYS_FILE: env['HEALTH_KEYS_FILE'] ?? secrets.healthKeysFile,
      HEALTH_KEYS_DATABASE_URL: env['HEALTH_KEYS_DATABASE_URL'] ?? database.keysUrl,
      REFRESH_SECRET: env['REFRESH_SECRET'] ?? secrets.refreshSecret,
      SMTP_URL: env['SMTP_URL'] ?? `smtp://127.0.0.1:${String(ports.smtp)}`,
      MAIL_FROM: env['MAIL_FROM'] ?? 'Ensemble <ne-pas-repondre@example.org>',
      ...(hasOwnSignInProvider(env) ? signInClient(settings, secrets) : {}),
    }
  }
  if (service.name === 'svc-missions') {
    return {
      ...shared,
      ANSWER_KEYS_FILE: env['ANSWER_KEYS_FILE'] ?? secrets.answerKeysFile,
      ANSWER_KEYS_DATABASE_URL: env['ANSWER_KEYS_DATABASE_URL'] ?? database.keysUrl,
    }
  }
  if (service.name === 'svc-articles') {
    return { ...shared, STORAGE_URL: env['STORAGE_URL'] ?? pathToFileURL(dataPaths(dataDir).files).href }
  }
  return shared
}

/** Where each service listens on this machine, by its variable. */
function serviceAddresses({ ports }: Settings): [variable: string, address: string][] {
  return services.map(({ addressVariable, port }) => [addressVariable, `http://127.0.0.1:${String(ports[port])}`])
}

/** The variables of the gateway; it has no database. */
export function gatewayEnvironment(settings: Settings, secrets: Secrets, shellDir: string): NodeJS.ProcessEnv {
  const { ports, dataDir } = settings
  return {
    ...sharedEnvironment(settings, secrets, 'gateway'),
    PORT: String(ports.gateway),
    ...Object.fromEntries(serviceAddresses(settings)),
    SHELL_DIR: shellDir,
    API_DOCS: settings.env['API_DOCS'] ?? 'on',
    REMOTES_DIR: dataPaths(dataDir).remotes,
    PROMOTION_NEEDS: settings.env['PROMOTION_NEEDS'] ?? '1',
    REMOTE_TOKENS: settings.env['REMOTE_TOKENS'] ?? 'required',
    TEAM_KEYS_FILE: settings.env['TEAM_KEYS_FILE'] ?? secrets.teamKeysFile,
    ...fictionalNotice(settings.env),
  }
}

/** The league of the demonstration is nobody; an installation that names its publisher names the rest as well. */
function fictionalNotice(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env['LEGAL_PUBLISHER'] ?? env['LEGAL_PUBLISHER_FILE']) return {}
  return {
    LEGAL_PUBLISHER: 'La Ligue, association fictive de cette démonstration',
    LEGAL_DIRECTOR: 'La présidence de la Ligue',
    LEGAL_HOST: 'L’ordinateur sur lequel cette démonstration tourne',
  }
}
