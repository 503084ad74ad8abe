import pg, { type Client } from 'pg'

/** Everything that is no row of a service: tables, indexes, triggers, functions, settings, what ANALYZE has noted. */
const schemaText = `select md5(concat_ws(',',
  (select string_agg(concat_ws(' ', c.oid, c.relname, c.relkind, c.relnatts, c.relacl), ',' order by c.oid)
     from pg_class c where c.relnamespace = 'public'::regnamespace),
  (select string_agg(concat_ws(' ', oid, tgenabled), ',' order by oid) from pg_trigger where not tgisinternal),
  (select string_agg(concat_ws(' ', oid, md5(prosrc)), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
  (select string_agg(concat_ws(' ', oid, convalidated), ',' order by oid) from pg_constraint),
  (select string_agg(setconfig::text, ',') from pg_db_role_setting
     where setdatabase = (select oid from pg_database where datname = current_database())),
  (select count(*) from pg_statistic s join pg_class c on c.oid = s.starelid and c.relnamespace = 'public'::regnamespace)
)) as schema, to_regclass('schema_migrations') is not null as migrated`

const tablesText = `select quote_ident(relname) as table from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname <> 'schema_migrations'`

/** What a database is before any test has used it. */
export interface NewDatabase {
  /** A mark of its schema: two databases with the same rows and another mark differ in more than rows. */
  schema: string
  /** Tables that its migrations have filled: a directory of places, say. */
  filled: readonly string[]
}

export function whatIsNew(url: string): Promise<NewDatabase> {
  return withClient(url, async (client) => ({ schema: await readSchema(client), filled: await filledTables(client) }))
}

/**
 * Takes all rows away, but for the list of migrations and for what these have filled, and ends what is still connected.
 * @returns whether the database is as it was when it was new
 */
export function emptied(url: string, { schema, filled }: NewDatabase): Promise<boolean> {
  return withClient(url, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    if ((await readSchema(client)) !== schema) return false
    const left = (await filledTables(client)).filter((table) => !filled.includes(table))
    // A table that may only grow has a trigger against this; a replica's session runs none.
    await client.query('set session_replication_role = replica')
    if (left.length > 0) await client.query(`truncate ${left.join(', ')} restart identity cascade`)
    return true
  })
}

async function filledTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(tablesText)
  const filled: string[] = []
  for (const { table } of rows) {
    const found = await client.query(`select from ${table} limit 1`)
    if (found.rowCount) filled.push(table)
  }
  return filled
}

/** One statement as the server's administrator. */
export async function administer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement))
}

async function readSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string; migrated: boolean }>(schemaText)
  const [found] = rows
  if (!found?.migrated) return found?.schema ?? ''
  const { rows: applied } = await client.query<{ names: string }>(
    `select string_agg(name || checksum, ',' order by name) as names from schema_migrations`,
  )
  return `${found.schema} ${applied[0]?.names ?? ''}`
}

/** A connection for some work, closed behind it. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
