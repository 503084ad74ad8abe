import { calls } from './list-calls.ts'
import { ask, printCompared } from './compare.ts'
import { startIdentity } from './identity.ts'
import { keptDatabase } from './kept-database.ts'
import { loadMissions } from './load-missions.ts'
import { migrateMissions, startMissions } from './missions-service.ts'
import { startRaw } from './raw.ts'
import { settings } from './settings.ts'

async function main(): Promise<void> {
  const { missions, participations, requests } = settings
  const databaseUrl = await keptDatabase({
    name: `bench_${missions}_${participations}`,
    migrate: migrateMissions,
    load: (db) => loadMissions(db, { missions, participations }),
  })
  const identity = await startIdentity()
  const raw = await startRaw(databaseUrl)
  const service = await startMissions(databaseUrl, identity)
  try {
    const compared = calls.map(({ name, who, path, beside }) => {
      const headers = { authorization: `Bearer ${identity.tokenFor(who)}` }
      return {
        name,
        ours: () => ask(`${service.address}${path}`, { headers }),
        neighbour: () => ask(`${raw.address}/${beside}`),
      }
    })
    await printCompared(`${missions} missions, ${participations} participations`, compared, requests)
  } finally {
    await service.stop()
    await raw.close()
    identity.close()
  }
}

await main()
