import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** The local sign-in provider's address, which is its issuer too. */
export function signInAddress({ ports }: Settings): string {
  return `http://localhost:${String(ports.signIn)}`
}

/** What the local provider and svc-users must agree on: the one client is ours. */
export function signInClient(settings: Settings, { signInProvider }: Secrets): NodeJS.ProcessEnv {
  return {
    OIDC_ISSUER: signInAddress(settings),
    OIDC_CLIENT_ID: 'ensemble',
    OIDC_CLIENT_SECRET: signInProvider.clientSecret,
  }
}
