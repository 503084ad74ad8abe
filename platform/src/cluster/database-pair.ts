import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../postgres/cluster.ts'
import type { Records } from '../process/records.ts'
import type { Program } from '../supervisor/program.ts'
import type { Supervisor } from '../supervisor/supervisor.ts'
import { cloneDatabase } from './clone.ts'

/** One of the two servers. */
interface Server {
  name: string
  url: string
  dataDirectory: string
  program: Program
}

export interface PairDeps {
  supervisor: Supervisor
  records: Pick<Records, 'all' | 'closed'>
  /** Sends everybody to this server. */
  route(server: string): Promise<void>
  say(line: string): void
}

const lookEveryMs = 250
/** A primary that says nothing for so long is ended, and its standby takes over. */
const silentMs = 2000
/** A standby that says nothing for so long is not waited for; PostgreSQL itself would wait a minute. */
const silentStandbyMs = 1500

/**
 * A primary and its standby, looked after as an operator does in a cluster (CloudNativePG): every commit lies on both
 * before it is acknowledged, whoever loses the primary promotes the standby, and what was lost comes back as a copy of
 * it. While there is no standby, the primary goes on alone.
 */
export class DatabasePair {
  readonly #deps: PairDeps
  #primary: Server
  #standby: Server
  #started = false
  /** From here on every commit waits for the standby. */
  #since: string | undefined
  /** Whether the standby holds everything that was acknowledged. */
  #isCurrent = false
  #answeredAt = 0
  #ended = Promise.resolve()

  constructor(deps: PairDeps, [first, second]: readonly [Cluster, Cluster]) {
    this.#deps = deps
    this.#primary = this.#server('postgres-1', first)
    this.#standby = this.#server('postgres-2', second)
  }

  #server(name: string, { program, url }: Cluster): Server {
    const clear = async () => {
      await program.clear?.()
      await this.#beforeStart(name)
    }
    const args = [...program.args, '-c', 'wal_keep_size=1GB', '-c', `wal_sender_timeout=${String(silentStandbyMs)}`]
    return { name, url, dataDirectory: program.mark, program: { ...program, args, name, clear } }
  }

  /** Starts both, and looks after them from then on. */
  async start(): Promise<void> {
    const { supervisor, route } = this.#deps
    await supervisor.start(this.#primary.program)
    await route(this.#primary.name)
    await cloneDatabase(this.#primary, this.#standby.dataDirectory)
    await supervisor.start(this.#standby.program)
    this.#started = true
    this.#ended = this.#watch()
  }

  /** A primary that is started again was dead: the standby takes over, and it comes back as the standby. */
  async #beforeStart(name: string): Promise<void> {
    if (!this.#started || name !== this.#primary.name || !this.#isCurrent) return
    const begun = Date.now()
    const [dead, heir] = [this.#primary, this.#standby]
    await query(heir.url, 'select pg_promote(true, 30)', [], 35_000)
    this.#primary = heir
    this.#standby = dead
    this.#isCurrent = false
    this.#since = undefined
    this.#answeredAt = Date.now()
    await this.#deps.route(heir.name)
    this.#deps.say(`✓ ${heir.name} was promoted in ${String(Date.now() - begun)} ms`)
    await cloneDatabase(heir, dead.dataDirectory)
  }

  async #watch(): Promise<void> {
    this.#answeredAt = Date.now()
    while (!this.#deps.records.closed) {
      const { name } = this.#primary
      await this.#look().catch(() => undefined)
      if (name === this.#primary.name && this.#isCurrent && Date.now() - this.#answeredAt > silentMs) this.#fence()
      await wait(lookEveryMs)
    }
  }

  async #look(): Promise<void> {
    const { url, name } = this.#primary
    const [row] = await query<{ streams: boolean; holds: boolean; waits: boolean; now: string }>(
      url,
      `select coalesce(bool_or(state = 'streaming'), false) as streams,
              coalesce(bool_or(sync_state = 'quorum' and flush_lsn >= $1::pg_lsn), false) as holds,
              current_setting('synchronous_standby_names') <> '' as waits,
              pg_current_wal_lsn()::text as now
       from pg_stat_replication`,
      [this.#since ?? null],
    )
    // It may have been lost meanwhile.
    if (!row || name !== this.#primary.name) return
    this.#answeredAt = Date.now()
    this.#isCurrent = row.holds
    if (row.streams === row.waits) return
    await query(url, `alter system set synchronous_standby_names = '${row.streams ? 'ANY 1 (*)' : ''}'`)
    await query(url, 'select pg_reload_conf()')
    this.#since = row.streams ? row.now : undefined
  }

  /** Nobody may write to a primary that was taken for dead. */
  #fence(): void {
    const running = this.#deps.records.all().find(({ name }) => name === this.#primary.name)
    if (!running) return
    this.#deps.say(`! ${running.name} says nothing: it is ended`)
    for (const pid of [...childrenOf(running.pid), running.pid]) kill(pid)
    this.#answeredAt = Date.now()
  }

  /** Fulfilled when nobody looks any more. */
  get ended(): Promise<void> {
    return this.#ended
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

async function query<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
  timeoutMs = 1000,
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
