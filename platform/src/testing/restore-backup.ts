import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { postgresBinaries } from '../postgres/binaries.ts'
import { prepareCluster } from '../postgres/cluster.ts'
import { modestMachine } from '../postgres/server-settings.ts'
import { unprivileged } from '../postgres/unprivileged.ts'
import { createRecords } from '../process/records.ts'
import { createSupervisor } from '../supervisor/supervisor.ts'

/**
 * Takes a backup of a platform's PostgreSQL while it works, as its own tools take one, searches its files for words, and
 * brings it back beside it: another folder, another port, recovered from its log. Prints what it found as a line of JSON
 * once the server answers, and takes all of it away when its input ends.
 *
 *   restore-backup <data folder of the platform> <host:port of its server> <port of the new one> <word>…
 */
const [dataDir = '', serverAddress = '', port = '', ...words] = process.argv.slice(2)
const password = (await readFile(join(dataDir, 'secrets', 'passwords', 'postgres'), 'utf8')).trim()
const folder = await mkdtemp(join(dataDir, 'restored-'))
const user = unprivileged(postgresBinaries(), folder)
const data = join(user.folder, 'data')
await backUp(data)
user.give(data)
const found = await filesWith(data)
const { program } = await prepareCluster({ folder, port: Number(port), password, fsync: false, machine: modestMachine })
const supervisor = createSupervisor(createRecords(join(folder, 'processes.json')), folder, () => undefined)
await supervisor.start(program)
process.stdout.write(`${JSON.stringify(found)}\n`)
process.stdin.resume()
await once(process.stdin, 'end')
await supervisor.stopAll()
await rm(data, { recursive: true })
await rm(folder, { recursive: true, force: true })

async function backUp(to: string): Promise<void> {
  const connectionString = `postgres://ensemble_superuser:${encodeURIComponent(password)}@${serverAddress}/postgres`
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const asked = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    const from = asked.rows[0]?.folder ?? ''
    await client.query(`select pg_backup_start('planted', true)`)
    // The log last: it must reach to the end of the copy.
    await copyFolder(from, to, (place) => !/^(pg_wal|postmaster\.(pid|opts)|pg_replslot)(\/|$)/.test(place))
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    await writeFile(join(to, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 })
    await copyFolder(from, to, (place) => /^pg_wal(\/|$)/.test(place))
    await mkdir(join(to, 'pg_replslot'), { mode: 0o700 })
  } finally {
    await client.end()
  }
}

async function copyFolder(from: string, to: string, isWanted: (place: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const place = relative(from, path)
    if (!isWanted(place)) continue
    if (entry.isDirectory()) await mkdir(join(to, place), { recursive: true, mode: 0o700 })
    // What the server took away while we copied is written in the log.
    else await copyFile(path, join(to, place)).catch(ignoreGone)
  }
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function filesWith(from: string): Promise<string[]> {
  const shapes = words.map((word) => Buffer.from(word))
  const holding: string[] = []
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    if (shapes.some((shape) => bytes.includes(shape))) holding.push(entry.name)
  }
  return holding
}
