import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Identity } from '../identity.ts'
import { keptDatabase } from '../kept-database.ts'
import { migrate, startService } from '../service-process.ts'
import { loadUsers } from './load-users.ts'

/** As many accounts. @returns the address of their database */
export function usersDatabase(users: number): Promise<string> {
  return keptDatabase({
    name: `bench_users_${users}`,
    migrate: (url) => migrate('svc-users', url),
    load: (db) => loadUsers(db, users),
  })
}

/**
 * The service as it is, in a process of its own.
 * @param folder for its keys
 */
export async function startUsers(databaseUrl: string, identity: Identity, folder: string) {
  return startService('svc-users', databaseUrl, identity, {
    SIGNING_KEYS_FILE: await keysFile(folder),
    REFRESH_SECRET: randomBytes(32).toString('base64url'),
    // Nothing that is measured sends a mail.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Ensemble <ensemble@example.org>',
  })
}

/** A key for tokens that the service would sign itself; those of the calls come from elsewhere. */
async function keysFile(folder: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x, d } = privateKey.export({ format: 'jwk' })
  const file = join(folder, 'keys.json')
  await writeFile(file, JSON.stringify({ current: { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x, d } }))
  return file
}
