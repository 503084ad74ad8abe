import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePorts } from '../src/process/ports.ts'
import { createRecords } from '../src/process/records.ts'
import { prepareCluster, type Cluster } from '../src/postgres/cluster.ts'
import { modestMachine } from '../src/postgres/server-settings.ts'
import { processesIn } from '../src/postgres/dead-server.ts'
import { createSupervisor, type Supervisor } from '../src/supervisor/supervisor.ts'

let folder: string
let cluster: Cluster
let supervisor: Supervisor
let records: ReturnType<typeof createRecords>
const said: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-postgres-'))
  said.length = 0
  const [port = 0] = await freePorts(1)
  cluster = await prepareCluster({
    folder: join(folder, 'postgres'),
    port,
    password: 'secret',
    fsync: false,
    machine: modestMachine,
  })
  records = createRecords(join(folder, 'processes.json'))
  supervisor = createSupervisor(records, join(folder, 'logs'), (line) => said.push(line))
  await supervisor.start(cluster.program)
})

afterEach(async () => {
  await supervisor.stopAll()
  rmSync(folder, { recursive: true, force: true })
})

async function query(text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: cluster.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

it('a killed server is back by itself, though a busy backend has not noticed and a stranger has its number', async () => {
  await query('create table kept (word text)')
  await query(`insert into kept values ('committed')`)
  const { pid } = records.all()[0] ?? { pid: 0 }
  // Busy without ever waiting: it holds the shared memory until it is ended.
  const busy = query(`do $$ begin for i in 1..2000000000 loop perform 1; end loop; end $$`).catch(() => 'cut off')
  const backends = () => query(`select 1 from pg_stat_activity where query like 'do $$%' and state = 'active'`)
  await vi.waitFor(async () => expect(await backends()).toHaveLength(1))

  process.kill(pid, 'SIGKILL')
  writeFileSync(join(cluster.program.mark, 'postmaster.pid'), `${String(process.pid)}\n`)
  await vi.waitFor(() => expect(said.at(-1)).toContain('postgres is back after'))

  expect(said).toHaveLength(2)
  expect(await busy).toBe('cut off')
  expect(await query('select word from kept')).toEqual([{ word: 'committed' }])
  const { pid: next } = records.all()[0] ?? { pid: 0 }
  expect(processesIn(cluster.program.mark)).toContain(next)
})
