import type { FastifyReply } from 'fastify'
import type { Queryable } from '../database.ts'

/** A table that holds rows of people, and how to find those of one. */
interface OwnTable {
  /** The column that names the person. */
  person: string
  /** Columns of use to nobody (hashes, counters of the machine) or that name somebody else. */
  without?: readonly string[]
}

/** Tables by name. */
export type OwnTables = Readonly<Record<string, OwnTable>>

/**
 * Every row that a service keeps about a person, by table, for the copy of their data. Names of tables and columns come
 * from the source, never from a request.
 */
export async function ownRows(db: Queryable, tables: OwnTables, userId: string): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const [table, { person, without = [] }] of Object.entries(tables)) {
    const { rows } = await db.query<{ row: object }>({
      text: `select to_jsonb(t) - $2::text[] as row from ${table} t where ${person}::text = $1`,
      values: [userId, [...without]],
    })
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** Sends what a service keeps of a person: their own file, kept by nobody on the way. */
export function sendArchive(reply: FastifyReply, part: object): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(part, null, 2))
}

/** Columns whose name says that they name a person, of every table of the schema `public`. For tests of completeness. */
export async function columnsThatNamePeople(db: Queryable): Promise<{ name: string; type: string }[]> {
  const { rows } = await db.query<{ name: string; type: string }>({
    text: `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
           where table_schema = 'public' and data_type in ('text', 'uuid')
             and column_name ~ '^(user|member|person|actor|owner|author|reader|recipient|subject|sender|editor|creator|inviter|staff)_id$|_by$'
           order by 1`,
  })
  return rows
}
