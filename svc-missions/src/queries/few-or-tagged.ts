import { totalCap } from '@ensemble/contracts/total-cap'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import type { FewOrMany } from '@ensemble/service-kit/lists/few-or-many'
import type { BrowseCondition } from './browse-open.ts'
import { notEndedSql, openSql } from './browse-scope.ts'
import { browsableSql } from '../data/mission-traits.ts'

/** What every index of browsing carries: who reads nothing else reads no row of the table. */
const carriedColumns = [
  'id',
  'start_at',
  'created_at',
  'end_at',
  'registration_closes_at',
  'traits',
  'sought',
  'place_code',
  'commune_id',
]
  .map((column) => `m.${column}`)
  .join(', ')

/** So many of the soonest tell how frequent something is; some thirty pages. */
const sample = 2000
/** As frequent as this in the sample, and a walk through the soonest meets a thousand before a look at each would. */
const frequent = 150
/** Where a walk gives up all the same, some 350 pages. */
const walk = 20_000
/**
 * Where something has no tags, more is looked at than is found. So many of the sample that tags let pass, and a walk
 * reads less than those looks, up to where it gives up.
 */
const manyTold = 33
const longWalk = 60_000

interface Tagged {
  conditions: readonly BrowseCondition[]
  /** The words that are searched for, as SQL of a tsquery. */
  search: string | null
  /** Columns that the page needs and no index of browsing carries. */
  further: readonly string[]
  /** True when any thousand will do, and need not be the first ones. */
  anyThousand: boolean
  values: Values
}

/**
 * Rows of browsing by filters, counted up to a thousand, and the page of them. What lies together is walked through in
 * its index. Else a sample tells whether the rows are frequent: then a walk meets a thousand soon. If not, the index of tags
 * has them, all filters and words together, and each is looked at. Decision 97 has the reasons and figures.
 */
export function fewOrTagged({ conditions, search, further, anyThousand, values }: Tagged): FewOrMany {
  const asked = [...conditions.map(({ sql }) => sql), ...(search === null ? [] : [`m.search @@ ${search}`])]
  const where = [openSql, ...asked].join(' and ')
  const indexed = search === null && conditions.every((condition) => condition.indexed)
  const tags = conditions.flatMap((condition) => condition.tags ?? [])
  const near = indexed && conditions.some((condition) => condition.near)
  const columns = [carriedColumns, ...further].join(', ')
  const few = (from: string, order: string) => `select ${columns} from ${from} ${order} limit ${totalCap + 1}`
  // Whose first thousand were met on the way; to look for the newest of what few hold would be to look at all.
  const met = anyThousand ? 'true' : `(select total from counted) <= ${totalCap}`
  const walked = anyThousand ? `(select total from many) > ${totalCap}` : `(select total from counted) > ${totalCap}`
  const paged =
    (walks: boolean): FewOrMany['page'] =>
    (form) => {
      const few = form({ from: 'few m', where: met, few: true })
      return walks
        ? `(${few}) union all (${form({ from: 'missions m', where: `${walked} and ${where}`, few: false })})`
        : few
    }
  if (conditions.length === 0 && search === null) {
    const capped = `select from missions m where ${openSql} order by m.start_at, m.id limit ${totalCap + 1}`
    return {
      with: `counted as materialized (select count(*)::int as total from (${capped}) capped)`,
      page: (form) => form({ from: 'missions m', where, few: false }),
    }
  }
  if (near || (tags.length === 0 && search === null)) {
    return {
      with: `few as materialized (${few(`missions m where ${where}`, 'order by m.start_at, m.id')}), ${counted}`,
      page: paged(!anyThousand),
    }
  }
  // Something that all hold, because an index of words is read whole for what is not there.
  const tagged = `${values.add(['t0', ...tags].join(' & '))}::tsquery`
  const found = [
    browsableSql,
    `(m.search || trait_words(m.traits, m.sought, m.place_code)) @@ ${search === null ? tagged : `(${search} && ${tagged})`}`,
    // Words that say nothing find nothing, and not everything.
    ...(search === null ? [] : [`numnode(${search}) > 0`]),
    // Nothing that an order of browsing is partial by: the planner would walk it to its end for what few hold.
    notEndedSql,
    ...conditions.filter(({ exact = false }) => !exact).map(({ sql }) => sql),
  ].join(' and ')
  if (!indexed)
    return {
      with: `few as materialized (${few(`missions m where ${found}`, '')}), ${counted}`,
      page: paged(!anyThousand),
    }
  const byTags = (when: string) => few(`missions m where (${when}) and ${found}`, '')
  // What no index carries is read with each row.
  const reread = further.length > 0
  const { walk, limit, end } = walkOf(conditions)
  const metOnTheWay = `select ${columns} from walked m
    where m.passes and not (select given_up from many) ${anyThousand ? '' : `and (select total from many) <= ${totalCap}`}`
  return {
    // A walk that came to the end of its order has met all that there is.
    with: `${walk},
      many as materialized (select total, total <= ${totalCap} and (${limit} = 0 or cut) as given_up from (
        select count(*) filter (where passes) as total, coalesce(bool_or(place = ${end}), false) as cut from walked) met),
      few as materialized (${
        reread
          ? byTags(`select total <= ${totalCap} from many`)
          : `${metOnTheWay} union all (${byTags('select given_up from many')})`
      }),
      counted as materialized (select greatest((select total from many), (select count(*) from few))::int as total)`,
    page: paged(reread || !anyThousand),
  }
}

/**
 * Goes through the soonest where a sample says that this ends soon.
 * @returns parts of a WITH, `walked` with the rows that pass and the one where the walk gave up; how many it looks at at
 *   most, as SQL; and the place where it gives up
 */
function walkOf(conditions: readonly BrowseCondition[]): { walk: string; limit: string; end: number } {
  const begins = [openSql, ...conditions.flatMap((condition) => condition.begins ?? [])].join(' and ')
  const soonest = `from missions m where ${begins} order by m.start_at, m.id`
  const passing = conditions.map(({ sql }) => sql).join(' and ')
  const told = conditions.filter((condition) => condition.tags !== undefined).map(({ sql }) => sql)
  const allTold = told.length === conditions.length
  const end = allTold ? walk : longWalk
  const soon = `hits >= ${frequent}${allTold ? '' : ` or told >= ${manyTold}`}`
  const limit = `(case when (select ${soon} from sampled) then ${end} else 0 end)`
  return {
    limit,
    end,
    walk: `sampled as materialized (
        select count(*) filter (where ${passing}) as hits, count(*) as told
        from (select ${carriedColumns} ${soonest} limit ${sample}) m where ${told.join(' and ') || 'true'}),
      walked as materialized (
        select m.*, (${passing}) as passes
        from (select ${carriedColumns}, row_number() over () as place ${soonest} limit ${limit}) m
        where ${passing} or m.place = ${end} limit ${totalCap + 1})`,
  }
}

const counted = 'counted as materialized (select count(*)::int as total from few)'
