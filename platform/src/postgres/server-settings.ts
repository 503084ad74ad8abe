import { availableParallelism, totalmem } from 'node:os'

/** What a PostgreSQL has to itself. */
export interface Machine {
  /** In MB; programs beside it take theirs from the half that is not counted on. */
  memory: number
  cores: number
  /** How many may be open at once. Three services take ten each, migrations and whoever looks a few more. */
  connections: number
}

/** What docker-compose.yml gives its container, and tests, of which many run at once, give theirs. */
export const modestMachine: Machine = { memory: 1024, cores: 2, connections: 100 }

/** The machine that this program runs on, or as much of it as its container may have. */
export function thisMachine(): Machine {
  const limit = process.constrainedMemory()
  const bytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return { memory: Math.floor(bytes / 1024 / 1024), cores: availableParallelism(), connections: 100 }
}

/**
 * Settings of PostgreSQL by what it has, as `-c` takes them. Its own defaults fit a machine of 1996: an eighth of a GB of
 * buffers, disks with a needle, and a compiler that takes longer than our statements (decision 96).
 */
export function serverSettings({ memory, cores, connections }: Machine): Record<string, string> {
  const buffers = between(64, memory / 4, 8192)
  const perGather = Math.min(4, Math.floor(cores / 2))
  return {
    max_connections: String(connections),
    shared_buffers: megabytes(buffers),
    // A hint for the planner, nothing that is taken: buffers, and what the system keeps of files beside other programs.
    effective_cache_size: megabytes(memory / 2),
    // Each connection may sort or hash in three steps at once.
    work_mem: megabytes(between(4, (memory - buffers) / (connections * 3), 64)),
    maintenance_work_mem: megabytes(between(64, memory / 16, 1024)),
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers: String(cores),
    max_parallel_workers_per_gather: String(perGather),
  }
}

function between(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, wanted))
}

function megabytes(value: number): string {
  return `${String(Math.floor(value))}MB`
}
