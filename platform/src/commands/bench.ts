import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { natsBinary } from '../nats/binary.ts'
import { natsServer } from '../nats/server.ts'
import { brokerUrl, singleUser } from '../nats/users.ts'
import { defaultDataDir, root, runtimeDir } from '../paths.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { thisMachine } from '../postgres/server-settings.ts'
import { freePorts } from '../process/ports.ts'
import { createRecords } from '../process/records.ts'
import { benchInBrowser } from '../testing/bench-in-browser.ts'
import { createSupervisor } from '../supervisor/supervisor.ts'

/** What is measured, one program each. */
const programs = {
  calls: join('calls', 'main.ts'),
  missions: 'main.ts',
  articles: join('articles', 'main.ts'),
  users: join('users', 'main.ts'),
  events: join('events', 'main.ts'),
  gateway: join('gateway', 'main.ts'),
  scale: join('scale', 'main.ts'),
}

/** What is measured in a browser, against a whole platform: files of e2e/figures. */
const inBrowser: Record<string, readonly string[]> = {
  delivery: ['delivery.bench.ts', 'federation-cost.bench.ts'],
  first: ['first-visit.bench.ts', 'second-visit.bench.ts'],
  rows: ['table-rows.bench.ts'],
}

/**
 * `npm run bench`, or `npm run bench -- gateway` for one of them: the benchmarks of `bench/`, with their tables, on a
 * PostgreSQL and a broker of their own. Their data are kept between runs in `.data/bench`, because filling a million rows
 * takes minutes; BENCH_FRESH=1 begins anew.
 */
export async function main([named]: string[]): Promise<number> {
  const only = named ?? process.env['BENCH_ONLY'] ?? ''
  const names = [...Object.keys(programs), ...Object.keys(inBrowser)]
  if (only !== '' && !names.includes(only)) throw new Error(`There is no benchmark "${only}": ${names.join(', ')}.`)
  const chosen = Object.entries(programs).filter(([name]) => only === '' || name === only)
  const code = chosen.length === 0 ? 0 : await benchLists(chosen)
  const files = Object.entries(inBrowser).flatMap(([name, some]) => (only === '' || name === only ? some : []))
  return code === 0 && files.length > 0 ? benchInBrowser(files) : code
}

async function benchLists(chosen: readonly (readonly [string, string])[]): Promise<number> {
  const folder = join(defaultDataDir, 'bench')
  if (process.env['BENCH_FRESH'] === '1') await rm(folder, { recursive: true, force: true })
  const supervisor = createSupervisor(
    createRecords(join(folder, 'processes.json')),
    join(folder, 'logs'),
    console.error,
  )
  const [postgresPort = 0, natsPort = 0] = await freePorts(2)
  try {
    const binary = await natsBinary(runtimeDir, () => {})
    const postgres = {
      folder: join(folder, 'postgres'),
      port: postgresPort,
      password: 'bench',
      fsync: false,
      machine: thisMachine(),
    }
    const cluster = await prepareCluster(postgres)
    const users = singleUser('bench', 'bench')
    await Promise.all([
      supervisor.start(natsServer(binary, { folder: join(folder, 'nats'), port: natsPort, fsync: false, users })),
      supervisor.start(cluster.program),
    ])
    process.env['BENCH_DATABASE_URL'] = cluster.url
    process.env['BENCH_NATS_URL'] = brokerUrl(natsPort, 'bench', 'bench')
    for (const [, program] of chosen) await import(pathToFileURL(join(root, 'bench', 'src', program)).href)
    return 0
  } finally {
    await supervisor.stopAll()
  }
}
