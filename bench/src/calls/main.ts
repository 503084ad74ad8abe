import { streams } from '@ensemble/contracts/events'
import { makeStreams } from '../broker.ts'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startIdentity } from '../identity.ts'
import { keptDatabase } from '../kept-database.ts'
import { loadMissions } from '../load-missions.ts'
import { migrateMissions, startMissions } from '../missions-service.ts'
import { startGateway } from '../gateway/programs.ts'
import { writeChapter } from '../gateway/write-chapter.ts'
import { startProgram } from '../service-process.ts'
import { profiling, settings } from '../settings.ts'
import { contend, type Result } from './contest.ts'
import { contestsOf } from './contests.ts'
import { whenHealthy } from './feed.ts'
import { memberCount, memberId, prepareRegistrations } from './registrations.ts'
import { chapterOf, tableOf } from './table.ts'

async function main(): Promise<void> {
  const { missions, participations, turns: rounds, turnRequests: requests, warmUp } = settings
  const databaseUrl = await keptDatabase({
    name: `bench_${missions}_${participations}`,
    migrate: migrateMissions,
    load: (db) => loadMissions(db, { missions, participations }),
  })
  const folder = await mkdtemp(join(tmpdir(), 'bench-calls-'))
  const identity = await startIdentity()
  // Of ended sessions: a service that has not heard of it asks about the session of each write.
  await makeStreams([streams.users])
  const registrations = await prepareRegistrations(databaseUrl)
  const tokens = Array.from({ length: memberCount }, (_none, n) =>
    identity.tokenFor({ id: memberId(n), role: 'member', departmentCode: '69' }),
  )
  const naked = (name: string) => startProgram(`bench/src/calls/naked/${name}/main.ts`, { DATABASE_URL: databaseUrl })
  const [service, one, list, register] = await Promise.all([
    startMissions(databaseUrl, identity),
    naked('one-mission'),
    naked('list-department'),
    naked('register'),
  ])
  const gateway = await startGateway({ folder, identity, upstream: service.address })
  const postgres = await serverOf(databaseUrl)
  await whenHealthy(service.address)

  const programs = { gateway, service, one, list, register }
  const results: Result[] = []
  try {
    const contests = contestsOf({ programs, tokens, registrations })
    for (const contest of contests.filter(({ name }) => name.startsWith(settings.call))) {
      for (const callers of settings.callers) {
        results.push(...(await contend(contest, { callers, rounds, requests, warmUp, postgres })))
        console.log(`\n${tableOf(results.slice(-contest.sides.length))}`)
      }
    }
  } finally {
    for (const program of Object.values(programs)) await program.stop()
    await registrations.close()
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
  if (settings.call === '' && profiling.length === 0) await writeChapter('What a call costs', chapterOf(results))
}

/** The process of the server, which is the parent of every connection's. */
async function serverOf(databaseUrl: string): Promise<number> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]?.pid ?? 0}/status`, 'utf8')
  await db.end()
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
}

await main()
