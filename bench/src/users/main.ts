import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, printCompared } from '../compare.ts'
import { startIdentity } from '../identity.ts'
import { settings } from '../settings.ts'
import { userId } from './load-users.ts'
import { startRawUsers } from './raw-users.ts'
import { userCalls } from './user-calls.ts'
import { startUsers, usersDatabase } from './users-service.ts'

async function main(): Promise<void> {
  const { users, requests } = settings
  const databaseUrl = await usersDatabase(users)
  const folder = await mkdtemp(join(tmpdir(), 'bench-users-'))
  const identity = await startIdentity()
  const raw = await startRawUsers(databaseUrl)
  const service = await startUsers(databaseUrl, identity, folder)
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

await main()
