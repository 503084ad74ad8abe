import type { Client } from 'pg'

/** Fills tables in bulk, and says how long each part takes. */
export interface BulkLoad {
  step: (name: string, text: string, values?: unknown[]) => Promise<void>
  /** Makes the indexes that were left out, and what the planner knows of the tables. */
  finish: () => Promise<void>
}

/**
 * Readies an empty, migrated database for rows by the million: neither keys between tables nor triggers look at each of
 * them, because what is loaded is right by how it is made, and indexes are built once at the end.
 * @param tables whose indexes, but for their keys, are built at the end
 */
export async function startBulkLoad(db: Client, tables: readonly string[]): Promise<BulkLoad> {
  for (const setting of settings) await db.query(setting)
  const { rows: indexes } = await db.query<{ name: string; text: string }>({
    text: `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
      from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relname = any($1) and not i.indisprimary and not i.indisunique`,
    values: [tables],
  })
  for (const { name } of indexes) await db.query(`drop index ${name}`)
  const step = async (name: string, text: string, values: unknown[] = []) => {
    const started = Date.now()
    await db.query(text, values)
    console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  return {
    step,
    finish: async () => {
      for (const { text } of indexes) await step(text.slice(0, 70), text)
      await step('analyze', 'vacuum (freeze, analyze, index_cleanup off)')
    },
  }
}

const settings = [
  "set session_replication_role = 'replica'",
  "set maintenance_work_mem = '768MB'",
  "set work_mem = '256MB'",
  "alter system set max_wal_size = '8GB'",
  'select pg_reload_conf()',
]
