import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Identity } from '../identity.ts'
import { keptDatabase } from '../kept-database.ts'
import { type Call, calls } from '../list-calls.ts'
import { loadMissions } from '../load-missions.ts'
import { migrateMissions, startMissions } from '../missions-service.ts'
import { settings } from '../settings.ts'

/** Calls that a person of each role makes, one of each kind; the others stand in docs/performance.md. */
const asked = [
  'browse, recommended',
  'browse, soonest',
  'browse, soonest, read on from the middle',
  'browse, one type',
  'search, frequent word',
  'search, rare word',
  'facets of three fields',
  'staff, all missions',
  'staff, to approve',
  'missions I take part in',
]
/** Calls of a kind in a turn, and turns: the least counts, because jobs of the service read the same tables now and then. */
const [times, turns] = [20, 3]

/** Of a mission's `traits`: it is over. */
const overBit = 1n << 62n

interface Read {
  pages: number
  bytes: number
}

/**
 * What a list reads and sends while its table grows: pages of PostgreSQL, found or fetched, and bytes of the answer.
 * No clock is in it, so a busy machine does not matter.
 * @returns a table with a column for each size
 */
export async function rowsChapter(identity: Identity): Promise<string> {
  const sizes: Map<string, Read>[] = []
  for (const missions of settings.rows) {
    console.log(`\n${missions} missions`)
    sizes.push(await readOf(missions, identity))
  }
  const cell = (read: Read | undefined) => (read ? `${figure(read.pages)} / ${figure(read.bytes)}` : '–')
  return [
    `Pages of missions, places, participations and members with their indexes, as PostgreSQL counts them for one call of`,
    `a warm service (the least of ${turns} turns of ${times}), and bytes of the answer, not compressed. Missions; five times`,
    `as many participations, and 100,000 members.`,
    '',
    `| pages read / bytes sent | ${settings.rows.map((rows) => figure(rows)).join(' | ')} | last of first |`,
    `|---|${settings.rows.map(() => '--:|').join('')}--:|`,
    ...asked.map((name) => {
      const reads = sizes.map((size) => size.get(name))
      const [first, last] = [reads[0]?.pages ?? 0, reads.at(-1)?.pages ?? 0]
      return `| ${name} | ${reads.map(cell).join(' | ')} | ${first > 0 ? (last / first).toFixed(1) : '–'} |`
    }),
  ].join('\n')
}

/** As many missions, and five times as many participations. @returns the address of their database */
export function missionsDatabase(missions: number): Promise<string> {
  const participations = missions * 5
  return keptDatabase({
    name: `bench_${missions}_${participations}`,
    migrate: migrateMissions,
    load: (db) => loadMissions(db, { missions, participations }),
  })
}

async function readOf(missions: number, identity: Identity): Promise<Map<string, Read>> {
  const databaseUrl = await missionsDatabase(missions)
  const service = await startMissions(databaseUrl, identity)
  const watch = new pg.Client({ connectionString: databaseUrl, application_name: 'watch' })
  await watch.connect()
  try {
    await untilMarked(watch)
    // What nobody has looked at since it was loaded is not marked as visible to all, and would be opened for that.
    await watch.query('vacuum (analyze)')
    const reads = new Map<string, Read>()
    for (const call of calls.filter(({ name }) => asked.includes(name))) {
      const read: Read = { pages: Infinity, bytes: 0 }
      for (let turn = 0; turn < turns; turn += 1) {
        const before = await pages(watch)
        read.bytes = await askedOf(service.address, call, identity)
        read.pages = Math.min(read.pages, Math.round(((await pages(watch)) - before) / times))
      }
      reads.set(call.name, read)
    }
    return reads
  } finally {
    await watch.end()
    await service.stop()
  }
}

/**
 * A month of what is loaded has ended and is open: the clock of the service marks it, which elsewhere it did long ago.
 * @throws Error when it does not within five minutes
 */
async function untilMarked(watch: pg.Client): Promise<void> {
  const unmarked = `select from missions where approval_status = 'approved' and closed_at is null and deleted_at is null
    and end_at < now() - interval '2 minutes' and (traits & ${overBit}) = 0 limit 1`
  const until = Date.now() + 300_000
  while ((await watch.query(unmarked)).rowCount !== 0) {
    if (Date.now() > until) throw new Error('the service does not mark what is over')
    await setTimeout(250)
  }
}

/** Asks several times, one after the other. @returns bytes of one answer, not compressed */
async function askedOf(address: string, { path, who }: Call, identity: Identity): Promise<number> {
  const headers = { authorization: `Bearer ${identity.tokenFor(who)}` }
  let bytes = 0
  for (let n = 0; n < times; n += 1) {
    const response = await fetch(`${address}${path}`, { headers })
    bytes = (await response.arrayBuffer()).byteLength
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
  }
  return bytes
}

/** Pages of the tables that lists are made of, and of their indexes. A connection tells what it has read when it ends. */
async function pages(watch: pg.Client): Promise<number> {
  await watch.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  const { rows } = await watch.query<{ pages: string }>(
    `select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read) as pages
     from pg_stat_clear_snapshot(), pg_statio_user_tables
     where relname = any('{missions,mission_seats,participants,members_v1}')`,
  )
  return Number(rows[0]?.pages)
}

function figure(value: number): string {
  return value.toLocaleString('en')
}
