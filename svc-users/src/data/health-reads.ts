import { createHash } from 'node:crypto'
import type { Role } from '@ensemble/contracts/enumerations'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { HealthRead } from '@ensemble/contracts/users/health'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'

/** One time that somebody read what another person shares. */
export interface ReadOfHealth {
  at: Date
  readerId: string
  readerRole: Role
  readerDepartment: string | null
  subjectId: string
  missionId: string
  fields: readonly ShareableHealthField[]
  requestId: string | null
}

interface StoredRead extends ReadOfHealth {
  id: number
  previousHash: Buffer
  hash: Buffer
}

export const table = defineTable<StoredRead>('health_reads', {
  id: 'bigint',
  at: 'timestamptz',
  readerId: 'uuid',
  readerRole: 'text',
  readerDepartment: 'text',
  subjectId: 'uuid',
  missionId: 'uuid',
  fields: 'text[]',
  requestId: 'text',
  previousHash: 'bytea',
  hash: 'bytea',
})

const insert = table.without('id').insert({ name: 'health-reads-append' })

const told = selectList({
  ...table.pick('at', 'missionId', 'readerRole', 'readerDepartment', 'fields').columns('r'),
  missionTitle: 'm.title',
  kind: `'shared'`,
} satisfies Record<keyof HealthRead, string>)

/** What the very first row followed. */
const start = Buffer.alloc(32)

/** Adds a row to the chain: one writer at a time, so that each row follows one other. */
export async function append(tx: Tx, read: ReadOfHealth): Promise<void> {
  await tx.query({ name: 'health-reads-lock', text: `select pg_advisory_xact_lock(hashtext('health_reads'))` })
  const previousHash = (await newest(tx))?.hash ?? (await beginning(tx))
  await tx.query(insert({ ...read, previousHash, hash: hashOf(read, previousHash) }))
}

/** The last row of the chain: its hash stands for all of it. */
export async function newest(db: Queryable): Promise<Pick<StoredRead, 'id' | 'hash'> | undefined> {
  const { rows } = await db.query<Pick<StoredRead, 'id' | 'hash'>>({
    name: 'health-reads-newest',
    text: `select ${table.pick('id', 'hash').select()} from health_reads order by id desc limit 1`,
  })
  return rows[0]
}

/** Who read what somebody shares, the last time first; without who it was. @param most how many at most */
export async function findAbout(
  db: Queryable,
  subjectId: string,
  most: number,
): Promise<(Omit<HealthRead, 'at'> & { at: Date })[]> {
  const { rows } = await db.query<Omit<HealthRead, 'at'> & { at: Date }>({
    name: 'health-reads-about',
    text: `select ${told}
           from health_reads r left join mission_titles m using (mission_id)
           where r.subject_id = $1 order by r.at desc, r.id desc limit $2`,
    values: [subjectId, most],
  })
  return rows
}

/** More rows than these within an hour are too many readings, whoever they are of. */
const newestLooked = 1000

const most = selectList({ most: 'coalesce(max(readings), 0)::int' })

/** The most readings by one person since a moment; of the newest rows alone, so that asking always costs the same. */
export async function mostByOne(db: Queryable, since: Date): Promise<number> {
  const { rows } = await db.query<{ most: number }>({
    name: 'health-reads-most-by-one',
    text: `select ${most} from (
             select count(*) as readings
             from (select reader_id, at from health_reads order by id desc limit ${newestLooked}) newest
             where at > $1 group by reader_id) by_reader`,
    values: [since],
  })
  return rows[0]?.most ?? 0
}

/**
 * Removes rows from the beginning of the chain, up to the first that is younger. The database does it: the service has no
 * right to remove one, and no row goes that is not a year old.
 * @returns how many
 */
export async function forgetBefore(db: Queryable, before: Date, now: Date): Promise<number> {
  const { rows } = await db.query<{ forgotten: number }>({
    name: 'health-reads-forget',
    text: 'select forget_health_reads($1, $2) as forgotten',
    values: [before, now],
  })
  return rows[0]?.forgotten ?? 0
}

/** What the first row that is left follows. */
async function beginning(db: Queryable): Promise<Buffer> {
  const { rows } = await db.query<{ hash: Buffer }>({
    name: 'health-reads-beginning',
    text: 'select last_hash as hash from health_reads_forgotten order by last_id desc limit 1',
  })
  return rows[0]?.hash ?? start
}

/**
 * The first row that was changed, or whose predecessor is gone; undefined while the chain is whole.
 * @param atOnce how many rows are held at a time
 */
export async function findBroken(db: Queryable, atOnce = 1000): Promise<number | undefined> {
  let previous = await beginning(db)
  let last = 0
  for (;;) {
    const rows = await findAfter(db, last, atOnce)
    for (const row of rows) {
      if (!row.previousHash.equals(previous) || !row.hash.equals(hashOf(row, previous))) return row.id
      previous = row.hash
      last = row.id
    }
    if (rows.length < atOnce) return undefined
  }
}

async function findAfter(db: Queryable, id: number, limit: number): Promise<StoredRead[]> {
  const { rows } = await db.query<StoredRead>({
    name: 'health-reads-after',
    text: `select ${table.select()} from health_reads where id > $1 order by id limit $2`,
    values: [id, limit],
  })
  return rows
}

function valuesOf(read: ReadOfHealth): unknown[] {
  const { at, readerId, readerRole, readerDepartment, subjectId, missionId, fields, requestId } = read
  return [at, readerId, readerRole, readerDepartment, subjectId, missionId, fields, requestId]
}

function hashOf(read: ReadOfHealth, previousHash: Buffer): Buffer {
  return createHash('sha256')
    .update(previousHash)
    .update(JSON.stringify(valuesOf(read)))
    .digest()
}
