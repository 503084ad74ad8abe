import type { Tx } from '../../database.ts'
import type { Projection } from '../service-operations.ts'

export interface TableDigest {
  rows: number
  checksum: string
}

/** A row that is not the same in both: not in the live table, only there, or other there. */
export interface Difference {
  key: string
  kind: 'missing' | 'surplus' | 'altered'
}

type Named = Pick<Projection, 'table' | 'key'>

/** Names come from the code of the service, never from an operator. */
export function live({ table }: Named): string {
  return `public."${table}"`
}

export function shadow({ table }: Named): string {
  return `pg_temp."${table}"`
}

/** Number of rows, and one value that changes with any value of any row. */
export async function digest(tx: Tx, table: string, { key }: Named): Promise<TableDigest> {
  const { rows } = await tx.query<TableDigest>({
    text: `select count(*) as rows, md5(coalesce(string_agg(md5(t::text), '' order by ${key.join(', ')}), '')) as checksum
           from ${table} t`,
  })
  return rows[0] ?? { rows: 0, checksum: '' }
}

export async function compare(tx: Tx, projection: Named): Promise<Difference[]> {
  const { key } = projection
  const [first = ''] = key
  const { rows } = await tx.query<Difference>({
    text: `select concat_ws(' ', ${key.join(', ')}) as key,
             case when l.${first} is null then 'missing' when s.${first} is null then 'surplus' else 'altered' end as kind
           from ${live(projection)} l full join ${shadow(projection)} s using (${key.join(', ')})
           where l::text is distinct from s::text order by 1`,
  })
  return rows
}

/** Makes the live table equal to the other by the rows that differ: it stays the same table, and no reader waits. */
export async function repair(tx: Tx, projection: Named): Promise<void> {
  const same = projection.key.map((column) => `s.${column} = l.${column}`).join(' and ')
  await tx.query({
    text: `delete from ${live(projection)} l
           where not exists (select 1 from ${shadow(projection)} s where ${same} and s::text = l::text)`,
  })
  await tx.query({
    text: `insert into ${live(projection)}
           select s.* from ${shadow(projection)} s where not exists (select 1 from ${live(projection)} l where ${same})`,
  })
}
