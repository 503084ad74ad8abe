import { setTimeout as wait } from 'node:timers/promises'
import pg, { type Client } from 'pg'

interface Watched {
  /** The connection that may have to wait. */
  client: Client
  everyMs: number
  /** Hears who holds it up, each time that somebody is seen. */
  onSeen: (holders: string) => void
}

/** Tells whom a connection waits for, as a second one sees it. Connects at the first use. */
export class LockHolders {
  readonly #url: string
  #observer: Promise<Client> | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** Does work on a connection and looks meanwhile whom it waits for. */
  async during<Result>(watched: Watched, work: () => Promise<Result>): Promise<Result> {
    const { rows } = await watched.client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const done = new AbortController()
    // Who cannot be asked for leaves the work alone.
    const watching = this.#watch(rows[0]?.pid ?? 0, watched, done.signal).catch(() => undefined)
    try {
      return await work()
    } finally {
      done.abort()
      await watching
    }
  }

  async close(): Promise<void> {
    await this.#observer?.then((observer) => observer.end()).catch(() => undefined)
  }

  async #watch(pid: number, { everyMs, onSeen }: Watched, done: AbortSignal): Promise<void> {
    this.#observer ??= connected(this.#url)
    const observer = await this.#observer
    while (!done.aborted) {
      const { rows } = await observer.query<{ holder: string }>(
        `select concat_ws(' ', 'process', pid, coalesce('of ' || usename, 'of the server'), nullif(application_name, '')) as holder
         from pg_stat_activity where pid = any(pg_blocking_pids($1)) order by pid`,
        [pid],
      )
      if (rows.length > 0) onSeen(rows.map(({ holder }) => holder).join(', '))
      await wait(everyMs, undefined, { signal: done }).catch(() => undefined)
    }
  }
}

async function connected(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
