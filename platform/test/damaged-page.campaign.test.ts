import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cloneDatabase } from '../src/cluster/clone.ts'
import { prepareCluster, type Cluster } from '../src/postgres/cluster.ts'
import { modestMachine } from '../src/postgres/server-settings.ts'
import { freePorts } from '../src/process/ports.ts'
import { createRecords } from '../src/process/records.ts'
import { createSupervisor, type Supervisor } from '../src/supervisor/supervisor.ts'

const pageSize = 8192
const rows = 2000

let folder: string
let primary: Cluster
let standby: Cluster
let supervisor: Supervisor

/** A server of ours with a table of several pages, and a standby that follows it. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-damaged-'))
  supervisor = createSupervisor(createRecords(join(folder, 'processes.json')), join(folder, 'logs'), () => undefined)
  const [first = 0, second = 0] = await freePorts(2)
  const prepare = (name: string, port: number) =>
    prepareCluster({ folder: join(folder, name), port, password: 'secret', fsync: false, machine: modestMachine })
  primary = await prepare('1', first)
  standby = await prepare('2', second)
  await supervisor.start(primary.program)
  await query(primary, `create table members as select id, 'member ' || id as name from generate_series(1, ${rows}) id`)
  await query(primary, 'create table articles as select 1 as id')
  await query(primary, 'checkpoint')
  await cloneDatabase({ url: primary.url, dataDirectory: primary.program.mark }, standby.program.mark)
  await supervisor.start({ ...standby.program, name: 'standby' })
})

afterEach(async () => {
  await supervisor.stopAll()
  rmSync(folder, { recursive: true, force: true })
})

async function query<Row extends object>(cluster: Cluster, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: cluster.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Turns one bit in the name of a member, as a disk that fails does. @returns the number of its page */
function flipBit(path: string, name: string): number {
  const file = readFileSync(path)
  const at = file.indexOf(name) + name.length - 1
  file.writeUInt8(file.readUInt8(at) ^ 1, at)
  writeFileSync(path, file)
  return Math.floor(at / pageSize)
}

it('a bit that turns in a page is said and gives no other rows, and a standby has them', async () => {
  expect(await query(primary, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
  const file = `select pg_relation_filepath('members') as path`
  const [{ path } = { path: '' }] = await query<{ path: string }>(primary, file)
  await supervisor.stop('postgres')
  const page = flipBit(join(primary.program.mark, path), 'member 1000')
  expect(page).toBeGreaterThan(0)
  await supervisor.start(primary.program)

  const damage = { code: 'XX001', message: `invalid page in block ${String(page)} of relation "${path}"` }
  await expect(query(primary, 'select * from members')).rejects.toMatchObject(damage)
  await expect(query(primary, 'select * from members where id = 1000')).rejects.toMatchObject(damage)
  // Nor may a write go over it: the damage would get a checksum that fits.
  await expect(query(primary, `update members set name = 'new'`)).rejects.toMatchObject(damage)
  // What lies elsewhere goes on.
  expect(await query(primary, `select name from members where ctid = '(0,1)'`)).toEqual([{ name: 'member 1' }])
  await query(primary, 'insert into articles values (2)')
  expect(
    await query(primary, `select checksum_failures > 0 as noted from pg_stat_database where datname = 'postgres'`),
  ).toEqual([{ noted: true }])

  await query(standby, 'select pg_promote(true, 60)')
  const whole = Array.from({ length: rows }, (_, index) => ({ id: index + 1, name: `member ${String(index + 1)}` }))
  expect(await query(standby, 'select id, name from members order by id')).toEqual(whole)
})
