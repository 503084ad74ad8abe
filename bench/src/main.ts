import pg from 'pg'
import { calls } from './calls.ts'
import { startIdentity } from './identity.ts'
import { loadMissions, missionId } from './load-missions.ts'
import { measure } from './measure.ts'
import { migrateMissions, startMissions } from './missions-service.ts'
import { startRaw } from './raw.ts'
import { settings } from './settings.ts'

async function main(): Promise<void> {
  const { missions, participations, requests } = settings
  const databaseUrl = await fill({ missions, participations })
  const identity = await startIdentity()
  const raw = await startRaw(databaseUrl)
  const service = await startMissions(databaseUrl, identity)
  try {
    console.log(
      `\n${missions} missions, ${participations} participations, ${requests} requests of each call, one after the other\n`,
    )
    console.log('| call | p50 ms | p99 ms | raw p50 | raw p99 | p50 of ours / raw |')
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
    for (const { name, who, path, beside } of calls) {
      const headers = { authorization: `Bearer ${identity.tokenFor(who)}` }
      const ours = () => get(`${service.address}${path}`, headers)
      const neighbour = () => get(`${raw.address}/${beside}?id=${missionId(4321)}`)
      const [mine, theirs] = await measure([ours, neighbour], requests)
      if (!mine || !theirs) continue
      const figures = [mine.p50, mine.p99, theirs.p50, theirs.p99].map((ms) => ms.toFixed(1))
      console.log(`| ${name} | ${figures.join(' | ')} | ${(mine.p50 / theirs.p50).toFixed(1)}× |`)
    }
  } finally {
    await service.stop()
    await raw.close()
    identity.close()
  }
}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers })
  const body = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body.slice(0, 300)}`)
}

/** A database of these sizes: kept from the last run, or filled now. */
async function fill(sizes: { missions: number; participations: number }): Promise<string> {
  const name = `bench_${sizes.missions}_${sizes.participations}`
  const url = new URL(settings.databaseUrl)
  url.pathname = `/${name}`
  const server = new pg.Client({ connectionString: settings.databaseUrl })
  await server.connect()
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [`${name}_done`])
  if (rowCount === 0) {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.query(`create database ${name}`)
    migrateMissions(url.href)
    const db = new pg.Client({ connectionString: url.href })
    await db.connect()
    console.log('Loading:')
    await loadMissions(db, sizes)
    await db.end()
    // Only a whole load gets this name.
    await server.query(`alter database ${name} rename to ${name}_done`)
  }
  await server.end()
  url.pathname = `/${name}_done`
  return url.href
}

await main()
