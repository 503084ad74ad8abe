import { randomUUID } from 'node:crypto'
import { systemClock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import Type, { type Static } from 'typebox'
import { limitSettings } from '../src/config.ts'
import { type Deps, rulesOf } from '../src/deps.ts'
import { createPasswordHasher } from '../src/tokens/password-hash.ts'
import { HealthVault } from '../src/vault/health-vault.ts'

export const DemoConfig = Type.Object({
  ...limitSettings,
  DATABASE_URL: Type.String({ minLength: 1 }),
  DEMO_FILE: Type.String({ minLength: 1 }),
  HEALTH_KEYS_FILE: Type.String({ minLength: 1 }),
})

/** What the use cases need to make accounts; nobody signs in while they are loaded, so there is nothing to sign with. */
export async function demoDeps(config: Static<typeof DemoConfig>, db: Database): Promise<Deps> {
  return {
    db,
    clock: systemClock,
    newId: randomUUID,
    passwords: await createPasswordHasher(4, 1000),
    issueTokens: () => {
      throw new Error('no tokens while demonstration data is loaded')
    },
    refreshSecret: '',
    vault: new HealthVault(config.HEALTH_KEYS_FILE),
    log: { warn: () => undefined },
    origin: '',
    sso: null,
    ssoRedirectUri: '',
    rules: rulesOf(config),
    quiet: true,
  }
}
