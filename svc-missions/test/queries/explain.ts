import type { Queryable } from '@ensemble/service-kit/database'

export interface Explained {
  /** Tables of missions that were read from their beginning to their end. */
  readWhole: string[]
  /** Rows that the largest sort took in. */
  mostSorted: number
  /** Rows of those tables that one step read and did not want. */
  mostPassedOver: number
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const large = ['missions', 'mission_seats', 'participants']

/** Runs what reads, and explains every statement that it sent: what was done, not what was guessed. */
export async function explaining(db: Queryable, read: (db: Queryable) => Promise<unknown>): Promise<Explained> {
  const nodes: Node[] = []
  await read({
    query: async (statement) => {
      const { rows } = await db.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
        text: `explain (analyze, timing off, costs off, format json) ${statement.text}`,
        values: statement.values,
      })
      for (const row of rows) nodes.push(...flat(row['QUERY PLAN'][0].Plan))
      return db.query(statement)
    },
  })
  const whole = nodes.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? '') && node['Actual Loops'] > 0,
  )
  const sorts = nodes.filter((node) => node['Node Type'] === 'Sort')
  return {
    readWhole: whole.map((node) => node['Relation Name'] ?? ''),
    mostPassedOver: Math.max(0, ...nodes.map((node) => node['Rows Removed by Filter'] ?? 0)),
    mostSorted: Math.max(0, ...sorts.map(({ Plans }) => Plans?.[0]?.['Actual Rows'] ?? 0)),
  }
}

function flat(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)]
}
