import { totalCap } from '@ensemble/contracts/total-cap'
import type { ListRequest } from './parse-list.ts'

/** Rows of a list, as SQL. */
interface Rows {
  from: string
  where: string
}

interface CountedRows {
  counted: Rows
  /** What the page is made of, where its tables are others than those that are counted. */
  page?: Rows
  /** The column that is unique among these rows, and need not be so beyond them. */
  id: string
  /** In which order the first thousand are counted, where an index gives it: without one, a table may be read whole. */
  orderBy?: string
  /** What asks nothing of the rows has many, and any order meets a page at once. */
  request: Pick<ListRequest, 'filters' | 'search'>
}

export interface FewOrMany {
  /** Parts of a WITH; `counted.total` is what was counted, at most one more than a count may show. */
  with: string
  /** The rows of a page by a form that ends with its order and limit; `few`: all of them may be looked at. */
  page: (form: (rows: Rows & { few: boolean }) => string) => string
}

/**
 * Counts rows and makes a page of them in one statement. Where the count met all of them, the page is made of what it
 * met: a walk through an order that passes few of its rows would read a million others before. Where they are more, the
 * walk meets a page soon. Only one of the two is done.
 */
export function fewOrMany({ counted, page = counted, id, orderBy, request }: CountedRows): FewOrMany {
  const order = orderBy === undefined ? '' : `order by ${orderBy}`
  const first = `select ${id} as id from ${counted.from} where ${counted.where} ${order} limit ${totalCap + 1}`
  if (request.filters.length === 0 && !request.search) {
    return {
      with: `counted as materialized (select count(*)::int as total from (${first}) capped)`,
      page: (form) => form({ ...page, few: false }),
    }
  }
  const few = `(select total from counted) <= ${totalCap} and ${page.where} and ${id} = any (array(select id from few))`
  const many = `(select total from counted) > ${totalCap} and ${page.where}`
  return {
    with: `few as materialized (${first}),
      counted as materialized (select count(*)::int as total from few)`,
    page: (form) =>
      [few, many].map((where) => `(${form({ from: page.from, where, few: where === few })})`).join(' union all '),
  }
}
