import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asking, brokers } from '../faults/broker.ts'
import { query, serverAddress } from '../faults/databases.ts'
import { addressOf, type Instance, readiness, running } from '../faults/programs.ts'
import { dataDir } from '../platform.ts'

const services = ['svc-users', 'svc-missions', 'svc-articles'] as const
/** Every program of ours: two of each. */
export const programs: readonly Instance[] = [...services, 'gateway' as const].flatMap((name): Instance[] => [
  `${name}-1`,
  `${name}-2`,
])

/** How soon everything must be there again, in ms. A copy of the database is made meanwhile. */
const patienceMs = 120_000
const pollMs = 100

/** Waits until nothing is missing: programs, copies of the streams, a standby that every commit waits for. @returns ms */
export function wholeAgain(): Promise<number> {
  return untilThere(whatIsMissing)
}

/** Waits until the standby has taken over and every program works with it. @returns ms between the two */
export async function backAfterPromotion(former: Instance): Promise<number> {
  await untilThere(async () => ((await primary().catch(() => former)) === former ? ['a new primary'] : []))
  return untilThere(unwell)
}

async function untilThere(whatIsMissing: () => Promise<string[]>): Promise<number> {
  const begun = Date.now()
  for (;;) {
    const missing = await whatIsMissing()
    if (missing.length === 0) return Date.now() - begun
    if (Date.now() - begun > patienceMs) throw new Error(`not there after ${patienceMs} ms: ${missing.join(', ')}`)
    await wait(pollMs)
  }
}

async function unwell(): Promise<string[]> {
  return (await Promise.all(programs.map(async (name) => ((await isWell(name)) ? [] : [name])))).flat()
}

async function whatIsMissing(): Promise<string[]> {
  const wells = await unwell()
  const [database, broker] = await Promise.all([hasStandby().catch(() => false), hasAllCopies().catch(() => false)])
  return [...wells, ...(database ? [] : ['a standby']), ...(broker ? [] : ['copies of the streams'])]
}

async function isWell(name: Instance): Promise<boolean> {
  if (!running(name)) return false
  const state = await readiness(addressOf(name))
  return state?.ready === true && state.broker
}

/** Every commit waits for the standby, and it has kept up for a moment. */
async function hasStandby(): Promise<boolean> {
  if (!running('postgres-1') || !running('postgres-2')) return false
  const [row] = await asSuperuser<{ holds: boolean }>(
    `select coalesce(bool_or(sync_state = 'quorum' and pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn) < 65536), false)
            as holds from pg_stat_replication`,
  )
  return row?.holds === true
}

/** The streams of events, and what gateways share. */
const copied = ['USERS', 'MISSIONS', 'ARTICLES', 'KV_remotes', 'OBJ_remotes'] as const

async function hasAllCopies(): Promise<boolean> {
  if (!brokers?.every(({ name }) => running(name))) return false
  return asking(async (manager) => {
    const streams = await Promise.all(copied.map((name) => manager.streams.info(name)))
    return streams.every(({ cluster }) => {
      const copies = cluster?.replicas ?? []
      return copies.length === 2 && copies.every(({ current, offline, lag = 0 }) => current && !offline && lag < 100)
    })
  })
}

/** The broker that leads the stream that people's registrations go through. */
export function streamLeader(): Promise<string | undefined> {
  return asking(async (manager) => (await manager.streams.info('MISSIONS')).cluster?.leader)
}

/** Which of the two servers everybody writes to. */
export async function primary(): Promise<Instance> {
  const [row] = await asSuperuser<{ port: number }>('select inet_server_port() as port')
  return running('postgres-1')?.port === row?.port ? 'postgres-1' : 'postgres-2'
}

function asSuperuser<Row>(text: string): Promise<Row[]> {
  const password = readFileSync(join(dataDir, 'secrets', 'passwords', 'postgres'), 'utf8').trim()
  return query<Row>(`postgres://ensemble_superuser:${encodeURIComponent(password)}@${serverAddress()}/postgres`, text)
}
