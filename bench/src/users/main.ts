import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, printCompared } from '../compare.ts'
import { startIdentity } from '../identity.ts'
import { keptDatabase } from '../kept-database.ts'
import { migrate, startService } from '../service-process.ts'
import { settings } from '../settings.ts'
import { loadUsers, userId } from './load-users.ts'
import { startRawUsers } from './raw-users.ts'
import { userCalls } from './user-calls.ts'

async function main(): Promise<void> {
  const { users, requests } = settings
  const databaseUrl = await keptDatabase({
    name: `bench_users_${users}`,
    migrate: (url) => migrate('svc-users', url),
    load: (db) => loadUsers(db, users),
  })
  const folder = await mkdtemp(join(tmpdir(), 'bench-users-'))
  const identity = await startIdentity()
  const raw = await startRawUsers(databaseUrl)
  const service = await startService('svc-users', databaseUrl, identity, {
    SIGNING_KEYS_FILE: await keysFile(folder),
    REFRESH_SECRET: randomBytes(32).toString('base64url'),
    // Nothing that is measured sends a mail.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Ensemble <ensemble@example.org>',
  })
  try {
    const compared = userCalls.map(({ name, who, path, body, beside }) => {
      const headers = { authorization: `Bearer ${identity.tokenFor(who)}`, 'content-type': 'application/json' }
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return {
        name,
        ours: () => ask(`${service.address}${path}`, init),
        neighbour: () => ask(`${raw.address}/${beside}?id=${userId(4321)}`),
      }
    })
    await printCompared(`${users} accounts`, compared, requests)
  } finally {
    await service.stop()
    await raw.close()
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A key for tokens that the service would sign itself; those of the calls come from elsewhere. */
async function keysFile(folder: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x, d } = privateKey.export({ format: 'jwk' })
  const file = join(folder, 'keys.json')
  await writeFile(file, JSON.stringify({ current: { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x, d } }))
  return file
}

await main()
