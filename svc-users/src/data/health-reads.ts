import { createHash } from 'node:crypto'
import type { Role } from '@ensemble/contracts/enumerations'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { HealthRead } from '@ensemble/contracts/users/health'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

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

/** What the first row follows. */
const start = Buffer.alloc(32)

/** Adds a row to the chain: one writer at a time, so that each row follows one other. */
export async function append(tx: Tx, read: ReadOfHealth): Promise<void> {
  await tx.query({ name: 'health-reads-lock', text: `select pg_advisory_xact_lock(hashtext('health_reads'))` })
  const { rows } = await tx.query<{ hash: Buffer }>({
    name: 'health-reads-last',
    text: 'select hash from health_reads order by id desc limit 1',
  })
  const previousHash = rows[0]?.hash ?? start
  await tx.query({
    name: 'health-reads-append',
    text: `insert into health_reads (at, reader_id, reader_role, reader_department, subject_id, mission_id, fields,
             request_id, previous_hash, hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [...valuesOf(read), previousHash, hashOf(read, previousHash)],
  })
}

/** Who read what somebody shares, the last time first; without who it was (assurance.md §4.7). */
export async function findAbout(db: Queryable, subjectId: string): Promise<(Omit<HealthRead, 'at'> & { at: Date })[]> {
  const { rows } = await db.query<Omit<HealthRead, 'at'> & { at: Date }>({
    name: 'health-reads-about',
    text: `select r.at, r.mission_id as "missionId", m.title as "missionTitle", r.reader_role as "readerRole",
             r.reader_department as "readerDepartment", r.fields
           from health_reads r left join mission_titles m using (mission_id)
           where r.subject_id = $1 order by r.id desc limit 200`,
    values: [subjectId],
  })
  return rows
}

/** The first row that was changed, or whose predecessor is gone; undefined while the chain is whole. */
export async function findBroken(db: Queryable): Promise<number | undefined> {
  const { rows } = await db.query<StoredRead>({
    text: `select id, at, reader_id as "readerId", reader_role as "readerRole", reader_department as "readerDepartment",
             subject_id as "subjectId", mission_id as "missionId", fields, request_id as "requestId",
             previous_hash as "previousHash", hash
           from health_reads order by id`,
  })
  let previous: Buffer = start
  for (const row of rows) {
    if (!row.previousHash.equals(previous) || !row.hash.equals(hashOf(row, previous))) return row.id
    previous = row.hash
  }
  return undefined
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
