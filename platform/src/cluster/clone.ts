import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** What is a running server's own, or comes over the wire. */
const leftOut = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'standby.signal', 'backup_label'])

/**
 * Makes a data directory that follows a running server: a copy of its files while it works, and where it goes on
 * from, by PostgreSQL's own functions for backups.
 *
 * @param source address of its superuser, and its data directory
 * @param target data directory, whose content is lost
 */
export async function cloneDatabase(source: { url: string; dataDirectory: string }, target: string): Promise<void> {
  const client = new Client({ connectionString: source.url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    copyFiles(source.dataDirectory, target)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    const files = {
      backup_label: rows[0]?.labelfile ?? '',
      'standby.signal': '',
      'postgresql.auto.conf': `primary_conninfo = '${source.url}?application_name=standby'\n`,
    }
    for (const [name, text] of Object.entries(files)) writeOwned(target, name, text)
  } finally {
    await client.end()
  }
}

function copyFiles(source: string, target: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { mode: 0o700 })
  own(source, target)
  const entries = readdirSync(source).filter((entry) => !leftOut.has(entry))
  const copy = spawnSync('cp', ['-a', ...entries.map((entry) => join(source, entry)), target], { encoding: 'utf8' })
  // A server at work deletes files; what it does to them comes over the wire as well.
  const complaints = copy.stderr.split('\n').filter((line) => line !== '' && !line.includes('No such file'))
  if (copy.error ?? complaints.length > 0) throw new Error(copy.error?.message ?? complaints[0])
  mkdirSync(join(target, 'pg_wal'), { mode: 0o700 })
  own(source, join(target, 'pg_wal'))
}

function writeOwned(folder: string, name: string, text: string): void {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  own(folder, file)
}

function own(like: string, path: string): void {
  const { uid, gid } = statSync(like)
  chownSync(path, uid, gid)
}
