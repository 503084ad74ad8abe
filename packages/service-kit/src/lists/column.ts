/**
 * A column that a list offers for filters, sorts or facets. The `sql` expression is written by the service, never by a
 * caller: names that callers send are only keys of a table of these.
 */
export interface ListColumn {
  sql: string
  kind: 'text' | 'enum' | 'number' | 'date' | 'boolean' | 'enumList'
  sortable?: boolean
  filterable?: boolean
  facet?: boolean
  /** No row is without a value. An index then answers the order as it stands, and the places of cursors in it. */
  neverNull?: boolean
  /** Accepted in the body of the POST form only: its values may not stand in an address (decisions.md §5). */
  postOnly?: boolean
}

export type ListColumns = Record<string, ListColumn>
