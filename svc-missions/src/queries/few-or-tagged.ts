import { totalCap } from '@ensemble/contracts/total-cap'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import type { FewOrMany } from '@ensemble/service-kit/lists/few-or-many'
import type { BrowseCondition } from './browse-open.ts'
import { notEndedSql, openSql } from './browse-scope.ts'
import { browsableSql } from '../data/mission-traits.ts'
import { carriedColumns, usualSizes, walkSoonest, type WalkSizes } from './walk-soonest.ts'

interface Tagged {
  conditions: readonly BrowseCondition[]
  /** The words that are searched for, as SQL of a tsquery. */
  search: string | null
  /** Columns that the page needs and no index of browsing carries. */
  further: readonly string[]
  /** True when any thousand will do, and need not be the first ones. */
  anyThousand: boolean
  values: Values
  sizes?: WalkSizes
}

/**
 * Rows of browsing by filters, counted up to a thousand, and the page of them. What lies together is walked through in
 * its index. Else a sample tells whether the rows are frequent: then a walk through the soonest meets a thousand soon, or
 * comes to the end and has met all. If not, the index of tags has them, all filters and words together, and each is looked
 * at. Decisions 97 and 369 have the reasons and figures.
 */
export function fewOrTagged(asking: Tagged): FewOrMany {
  const { conditions, search, further, anyThousand, values, sizes = usualSizes } = asking
  const asked = [...conditions.map(({ sql }) => sql), ...(search === null ? [] : [`m.search @@ ${search}`])]
  const where = [openSql, ...asked].join(' and ')
  const indexed = search === null && conditions.every((condition) => condition.indexed)
  const tags = conditions.flatMap((condition) => condition.tags ?? [])
  const near = indexed && conditions.some((condition) => condition.near)
  const columns = [carriedColumns, ...further].join(', ')
  const few = (from: string, order: string) => `select ${columns} from ${from} ${order} limit ${totalCap + 1}`
  // Whose first thousand were met on the way; to look for the newest of what few hold would be to look at all.
  const met = anyThousand ? 'true' : `(select total from counted) <= ${totalCap}`
  const beyond = anyThousand ? `(select total from many) > ${totalCap}` : `(select total from counted) > ${totalCap}`
  const paged =
    (walks: boolean): FewOrMany['page'] =>
    (form) => {
      const few = form({ from: 'few m', where: met, few: true })
      return walks
        ? `(${few}) union all (${form({ from: 'missions m', where: `${beyond} and ${where}`, few: false })})`
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
  // What no index carries is read with each row, so what a walk has met is asked of the tags again.
  const reread = further.length > 0
  const metOnTheWay = `select ${columns} from walked m
    where m.passes and not (select given_up from many) ${anyThousand ? '' : `and (select total from many) <= ${totalCap}`}`
  return {
    with: `${walkSoonest(conditions, sizes)},
      few as materialized (${
        reread
          ? byTags(`select total <= ${totalCap} from many`)
          : `${metOnTheWay} union all (${byTags('select given_up from many')})`
      }),
      counted as materialized (select greatest((select total from many), (select count(*) from few))::int as total)`,
    page: paged(reread || !anyThousand),
  }
}

const counted = 'counted as materialized (select count(*)::int as total from few)'
