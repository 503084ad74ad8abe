import { setting } from '../images/setting.ts'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'

/** SIGN_IN_KEYS_FILE: what the provider signs identity tokens and its own cookies with. */
const ProviderKeys = Type.Object({ signing: Type.Record(Type.String(), Type.String()), cookies: Type.String() })

export interface ProviderSettings {
  host: string
  port: number
  /** Its own address as the browser and svc-users both see it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Where it may send a person back to: the platform's page that ends a single sign-on. */
  redirectUris: string[]
  /** The platform, for links. */
  origin: string
  keys: Static<typeof ProviderKeys>
}

/** Every variable that the provider reads; each but HOST must be given, and each may lie in a file. */
export const signInVariables: readonly string[] = [
  'SIGN_IN_PORT',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'PUBLIC_ORIGIN',
  'SIGN_IN_KEYS',
]

/** The page of the shell to which a single sign-on comes back. */
const callbackPath = '/auth/callbacks/azure'

/** @throws Error that names the variable that is missing */
export function readProviderSettings(env: NodeJS.ProcessEnv): ProviderSettings {
  const origin = setting(env, 'PUBLIC_ORIGIN')
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(setting(env, 'SIGN_IN_PORT')),
    issuer: setting(env, 'OIDC_ISSUER'),
    clientId: setting(env, 'OIDC_CLIENT_ID'),
    clientSecret: setting(env, 'OIDC_CLIENT_SECRET'),
    redirectUris: [new URL(callbackPath, origin).href],
    origin,
    keys: Parse(ProviderKeys, JSON.parse(setting(env, 'SIGN_IN_KEYS'))),
  }
}
