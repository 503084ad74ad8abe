import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(fileURLToPath(new URL('.', import.meta.url)), '..', '..')

/** Rows that are loaded, and requests that are measured of each call. */
export const settings = {
  missions: count('BENCH_MISSIONS', 1_000_000),
  participations: count('BENCH_PARTICIPATIONS', 5_000_000),
  users: count('BENCH_USERS', 1_000_000),
  articles: count('BENCH_ARTICLES', 100_000),
  requests: count('BENCH_REQUESTS', 200),
  eventFacts: count('BENCH_FACTS', 20_000),
  rounds: count('BENCH_ROUNDS', 7),
  eventSeconds: count('BENCH_SECONDS', 10),
  awaySeconds: count('BENCH_AWAY_SECONDS', 180),
  turns: count('BENCH_TURNS', 5),
  turnRequests: count('BENCH_TURN_REQUESTS', 1500),
  warmUp: count('BENCH_WARM_UP', 4000),
  /** Sizes of a table that grows. */
  rows: (process.env['BENCH_ROWS'] ?? '10000,100000,1000000').split(',').map(Number),
  /** Callers at the same time, one number after the other. */
  callers: (process.env['BENCH_CALLERS'] ?? '1,16').split(',').map(Number),
  /** The title of one chapter of `scale`: nothing else of it is measured. */
  chapter: process.env['BENCH_CHAPTER'] ?? '',
  /** Only calls whose names begin with this. */
  call: process.env['BENCH_CALL'] ?? '',
  databaseUrl: process.env['BENCH_DATABASE_URL'] ?? '',
  natsUrl: process.env['BENCH_NATS_URL'] ?? '',
}

/** Has a program of ours write where its processor time goes, into the folder that BENCH_PROFILE names. */
export const profiling = process.env['BENCH_PROFILE']
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`]
  : []

function count(name: string, usual: number): number {
  const given = Number(process.env[name] ?? usual)
  if (!Number.isInteger(given) || given < 1) throw new Error(`${name} must be a whole number above 0.`)
  return given
}
