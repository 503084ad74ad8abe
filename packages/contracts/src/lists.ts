import Type, { type Static, type TSchema } from 'typebox'
import { filterOperators, pageSizes } from './enumerations.ts'
import { closed } from './identifiers.ts'

/** One condition of a list: `field operator value`. */
export const Filter = Type.Object(
  {
    field: Type.String({ minLength: 1, maxLength: 40 }),
    operator: Type.Enum(filterOperators),
    value: Type.Optional(
      Type.Union([
        Type.String({ maxLength: 200 }),
        Type.Number(),
        Type.Boolean(),
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: 120 }),
      ]),
    ),
  },
  closed,
)
export type Filter = Static<typeof Filter>

/** Which page, for a list whose order is its own. */
export const pages = {
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  pageSize: Type.Optional(Type.Enum(pageSizes, { default: 25 })),
}

const paging = {
  ...pages,
  sort: Type.Optional(Type.String({ maxLength: 40 })),
  order: Type.Optional(Type.Enum(['asc', 'desc'])),
  search: Type.Optional(Type.String({ maxLength: 200 })),
}

/** Query of a list: filters travel as JSON text, facets as names between commas. */
export function ListQuery<Extra extends Record<string, TSchema>>(extra: Extra) {
  return Type.Object(
    {
      ...paging,
      filters: Type.Optional(Type.String({ maxLength: 4000, description: 'JSON array of {field, operator, value}' })),
      facets: Type.Optional(Type.String({ maxLength: 400, description: 'Fields to count, between commas' })),
      ...extra,
    },
    closed,
  )
}

/** Body of the POST form of a list: the same parameters as JSON, for filters that may not stand in an address. */
export function ListBody<Extra extends Record<string, TSchema>>(extra: Extra) {
  return Type.Object(
    {
      ...paging,
      filters: Type.Optional(Type.Array(Filter, { maxItems: 20 })),
      facets: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
      ...extra,
    },
    closed,
  )
}

/**
 * A page of a list. `total` is exact up to 1,000 and capped beyond. So is each count of a facet, where a list counts them
 * value by value: 1,001 then stands for more than a thousand.
 */
export function ListOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    items: Type.Array(item),
    total: Type.Integer(),
    totalIsCapped: Type.Boolean(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    lastPage: Type.Integer(),
    facets: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
  })
}

/**
 * Reading on from a place instead of skipping to a page: costs the same anywhere in a list, also beyond `lastPage`.
 * `page` is then only the number that comes back.
 */
export const byCursor = {
  cursor: Type.Optional(
    Type.String({ maxLength: 2000, description: '`next` or `previous` of an answer in this order' }),
  ),
}

/** A page of a list that can be read on from a place. Absent = there is nothing there, or the order has no places. */
export function CursorListOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    ...ListOf(item).properties,
    next: Type.Optional(Type.String()),
    previous: Type.Optional(Type.String()),
  })
}

/**
 * The whole list as a file, up to 20,000 rows; page and size then mean nothing. It is written for people, in words and
 * in the time of Paris; `for=machines` keeps the values of the calls.
 */
export const csvFormat = {
  format: Type.Optional(Type.Enum(['csv'])),
  for: Type.Optional(Type.Enum(['machines'])),
}
