import type { Filter } from '@ensemble/contracts/lists'
import type { KeptSearch } from '@ensemble/contracts/missions/kept-searches'
import type { SearchTelling } from '@ensemble/contracts/missions/search-tellings'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'

interface KeptSearchRow extends KeptSearch {
  userId: string
  search: string
  filters: Filter[]
  /** Post code and commune that its distance begins at; null where it has none. */
  near: string | null
  keptAt: Date
}

export const table = defineTable<KeptSearchRow>('kept_searches', {
  id: 'uuid',
  userId: 'uuid',
  name: 'text',
  query: 'text',
  search: 'text',
  filters: 'jsonb',
  near: 'text',
  tell: 'text',
  keptAt: 'timestamptz',
})

const shown = table.pick('id', 'name', 'query', 'tell').select()

const insert = table.insert({ name: 'kept-search-insert', then: 'on conflict (user_id, query) do nothing' })

export async function add(tx: Tx, search: KeptSearchRow): Promise<void> {
  await tx.query(insert(search))
}

/** Those of somebody, in the order in which they were kept. */
export async function findOf(db: Queryable, userId: string): Promise<KeptSearch[]> {
  const { rows } = await db.query<KeptSearch>({
    name: 'kept-searches-of',
    text: `select ${shown} from kept_searches where user_id = $1 order by kept_at, id`,
    values: [userId],
  })
  return rows
}

/** Keeps others of the same person waiting, so that two at once are counted one after the other. */
export async function lockOf(tx: Tx, userId: string): Promise<KeptSearch[]> {
  await tx.query({
    name: 'kept-searches-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('kept_searches ' || $1::text, 0))`,
    values: [userId],
  })
  return findOf(tx, userId)
}

/** @returns undefined where the person keeps no such search */
export async function change(
  tx: Tx,
  { id, userId, name, tell }: { id: string; userId: string; name?: string; tell?: SearchTelling },
): Promise<KeptSearch | undefined> {
  const { rows } = await tx.query<KeptSearch>({
    name: 'kept-search-change',
    text: `update kept_searches set name = coalesce($3, name), tell = coalesce($4, tell)
      where id = $1 and user_id = $2 returning ${shown}`,
    values: [id, userId, name ?? null, tell ?? null],
  })
  return rows[0]
}

export async function remove(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<void> {
  await tx.query({
    name: 'kept-search-remove',
    text: 'delete from kept_searches where id = $1 and user_id = $2',
    values: [id, userId],
  })
}

/** All of somebody whose account ends. @returns how many */
export async function removeOf(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'kept-searches-remove-of',
    text: 'delete from kept_searches where user_id = $1',
    values: [userId],
  })
  return rowCount
}

/** From now on no search of this person tells at once. */
export async function stopTellingAtOnce(tx: Tx, userId: string): Promise<void> {
  await tx.query({
    name: 'kept-searches-stop',
    text: `update kept_searches set tell = 'never' where user_id = $1 and tell = 'at_once'`,
    values: [userId],
  })
}

/** What one search asks for, and those who keep it. */
export interface TellingSearch extends Pick<KeptSearchRow, 'search' | 'filters' | 'near'> {
  /** Where a distance begins for whom no post code is known. */
  departmentCode: string | null
  digest: string[]
  atOnce: string[]
}

const tellingTo = (tell: SearchTelling) => `coalesce(array_agg(user_id) filter (where tell = '${tell}'), '{}')`
const telling = selectList({
  ...table.pick('search', 'filters', 'near').columns(),
  departmentCode: 'm.department_code',
  digest: tellingTo('digest'),
  atOnce: tellingTo('at_once'),
} satisfies Record<keyof TellingSearch, string>)

/** Searches that tell, of people who are here and do not rest; the same one of several people is one. */
export async function findTelling(db: Queryable): Promise<TellingSearch[]> {
  const { rows } = await db.query<TellingSearch>({
    name: 'kept-searches-telling',
    text: `select ${telling}
      from kept_searches join members_v1 m on m.id = user_id
      where tell <> 'never' and m.status = 'validated' and not m.deleted and not m.paused
      group by search, filters, near, m.department_code`,
  })
  return rows
}
