import type { Database } from '@ensemble/service-kit/database'
import Type, { type Static } from 'typebox'
import { limitSettings } from '../src/config.ts'
import { commandDeps, type Deps } from '../src/deps.ts'
import { createPasswordHasher } from '../src/tokens/password-hash.ts'
import { HealthVault } from '../src/vault/health-vault.ts'

export const DemoConfig = Type.Object({
  ...limitSettings,
  DATABASE_URL: Type.String({ minLength: 1 }),
  HEALTH_KEYS_DATABASE_URL: Type.String({ default: '' }),
  DEMO_FILE: Type.String({ minLength: 1 }),
  HEALTH_KEYS_FILE: Type.String({ minLength: 1 }),
})

/** What the use cases need to make accounts; nobody signs in while they are loaded. */
export async function demoDeps(config: Static<typeof DemoConfig>, db: Database, keysDb: Database): Promise<Deps> {
  const passwords = await createPasswordHasher(4, 1000)
  return commandDeps(config, { db, passwords, vault: new HealthVault(config.HEALTH_KEYS_FILE, keysDb), quiet: true })
}
