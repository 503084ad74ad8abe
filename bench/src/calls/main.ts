import { streams } from '@ensemble/contracts/events'
import { makeStreams } from '../broker.ts'
import { randomUUID } from 'node:crypto'
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
import { contend, type Contest, type Result, type Side } from './contest.ts'
import type { Sent } from './drive.ts'
import { whenHealthy } from './feed.ts'
import { memberCount, memberId, prepareRegistrations } from './registrations.ts'
import { chapterOf, tableOf } from './table.ts'

const department = '42'
const byDepartment = JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: department }])
const listPath = `/mission/list?sort=startAt&order=asc&filters=${encodeURIComponent(byDepartment)}`

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

  /** A call to the program that only answers, to the service, and to the service through the gateway. */
  function sides(
    program: { address: string; pid: number },
    asNaked: (n: number) => Sent | undefined,
    asOurs: (n: number, token: string) => Sent | undefined,
  ): [Side, ...Side[]] {
    const signed = (n: number) => asOurs(n, `Bearer ${tokens[n % memberCount] ?? ''}`)
    return [
      { name: 'naked', address: program.address, programs: { program: [program.pid] }, next: asNaked },
      { name: 'service', address: service.address, programs: { service: [service.pid] }, next: signed },
      {
        name: 'gateway and service',
        address: gateway.origin,
        programs: { gateway: gateway.pids, service: [service.pid] },
        next: (n) => {
          const sent = signed(n)
          return sent && { ...sent, path: `/api${sent.path}` }
        },
      },
    ]
  }
  const read = (path: string, authorization?: string): Sent => ({
    method: 'GET',
    path,
    headers: authorization === undefined ? {} : { authorization },
  })
  const open = (n: number) => registrations.many[(n * 7919) % registrations.many.length] ?? ''
  const registering = (name: string, missionOf: (n: number) => string | undefined): Contest => {
    const sent = (n: number): Sent | undefined => {
      const id = missionOf(n)
      if (id === undefined) return undefined
      return { method: 'POST', path: `/mission/${id}/register`, headers: {} }
    }
    return {
      name,
      sides: sides(
        register,
        (n) => {
          const call = sent(n)
          return call && { ...call, path: `${call.path}?user=${memberId(n)}` }
        },
        (n, authorization) => {
          const call = sent(n)
          const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
          return call && { ...call, headers, body: '{}' }
        },
      ),
      afterTurn: registrations.undo,
    }
  }
  const contests: Contest[] = [
    {
      name: 'one mission',
      sides: sides(
        one,
        (n) => read(`/mission/${open(n)}?user=${memberId(n)}`),
        (n, token) => read(`/mission/${open(n)}`, token),
      ),
    },
    {
      name: 'list of a department',
      sides: sides(
        list,
        (n) => read(`/missions?department=${department}&user=${memberId(n)}`),
        (_n, token) => read(listPath, token),
      ),
    },
    registering('register, many missions', (n) => {
      const { many } = registrations
      return many[(n + Math.floor(n / memberCount)) % many.length]
    }),
    registering('register, one mission', (n) => (n < memberCount ? registrations.hot : undefined)),
  ]
  const results: Result[] = []
  try {
    for (const contest of contests.filter(({ name }) => name.startsWith(settings.call))) {
      for (const callers of settings.callers) {
        results.push(...(await contend(contest, { callers, rounds, requests, warmUp, postgres })))
        console.log(`\n${tableOf(results.slice(-contest.sides.length))}`)
      }
    }
  } finally {
    for (const program of [gateway, service, one, list, register]) await program.stop()
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
