import Type, { type Static } from 'typebox'
import { networks, serviceSettings } from '@ensemble/service-kit/config'
import { byUpstream, upstreamSettings, type UpstreamName } from './upstreams.ts'

// It has no database, and no program shows it a key.
const { DATABASE_URL: _noDatabase, PGSSLMODE: _norItsTls, SERVICE_KEYS_FILE: _noCallers, ...shared } = serviceSettings

/** Calls of one kind in one minute before 429. */
function perMinute(calls: number) {
  return Type.Integer({ minimum: 1, default: calls })
}

/** Every setting of the gateway; docs/configuration.md says what each is for. */
export const Config = Type.Object({
  ...shared,
  USERS_URL: Type.String({ format: 'uri' }),
  MISSIONS_URL: Type.String({ format: 'uri' }),
  ARTICLES_URL: Type.String({ format: 'uri' }),
  SHELL_DIR: Type.String({ minLength: 1 }),
  REMOTES_DIR: Type.String({ minLength: 1 }),
  TEAM_KEYS_FILE: Type.String({ minLength: 1 }),
  PROMOTION_NEEDS: Type.Enum(['1', '2'], { default: '1' }),
  REMOTE_TOKENS: Type.Enum(['required', 'optional'], { default: 'required' }),
  REGISTRY_BUCKET: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', default: 'remotes' }),
  TRUST_PROXY: networks,
  UPLOAD_ORIGIN: Type.String({ pattern: '^(https?://[^/ ;,]+)?$', default: '' }),
  API_DOCS: Type.Enum(['auto', 'on', 'off'], { default: 'auto' }),
  SECURITY_CONTACT: Type.String({ pattern: '^((mailto:|https://)\\S+)?$', default: '' }),
  LEGAL_PUBLISHER: Type.String({ default: '' }),
  LEGAL_DIRECTOR: Type.String({ default: '' }),
  LEGAL_HOST: Type.String({ default: '' }),
  LIMIT_SIGN_IN: perMinute(30),
  LIMIT_REFRESH: perMinute(120),
  LIMIT_ANONYMOUS: perMinute(300),
  LIMIT_USER: perMinute(600),
  LIMIT_REPORTS: perMinute(120),
})
export type Config = Static<typeof Config>

/** How the broker is reached. */
export function brokerOf({ NATS_URL: url, NATS_TLS: tls, NATS_REPLICAS: replicas }: Config) {
  return { url, tls: tls === 'on', replicas }
}

/** Where each service listens. */
export function upstreamOrigins(config: Config): Record<UpstreamName, string> {
  return byUpstream((name) => config[upstreamSettings[name]])
}

/** Whether the API and its reader are shown to whoever asks: not in production, unless it is said. */
export function showsApi({ API_DOCS: wish, NODE_ENV }: Config): boolean {
  return wish === 'auto' ? NODE_ENV !== 'production' : wish === 'on'
}

/** Addresses of the proxies in front, whose X-Forwarded-For is believed; nobody's by default. */
export function trustedProxies(config: Config): string[] | false {
  return config.TRUST_PROXY === '' ? false : config.TRUST_PROXY.split(',')
}
