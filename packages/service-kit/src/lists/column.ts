/**
 * A column that a list offers for filters, sorts or facets. The `sql` expression is written by the service, never by a
 * caller: names that callers send are only keys of a table of these.
 */
export interface ListColumn {
  sql: string
  kind: 'id' | 'text' | 'enum' | 'integer' | 'real' | 'date' | 'boolean' | 'enumList'
  sortable?: boolean
  filterable?: boolean
  facet?: boolean
  /**
   * Every value that the column can have. A facet of a long list then counts each of them up to the cap, which an index
   * on the column answers, and not every row there is.
   */
  values?: readonly string[]
  /** The condition that the column has a value, where other words than `sql = value` meet an index. */
  equals?: (placeholder: string) => string
  /** A value as the column holds it, where that is not what people type: without accents, say. */
  asHeld?: (placeholder: string) => string
  /** The condition that a row has a value, where one of them stands for none: a filter by `notEmpty` asks for it. */
  present?: string
  /** No row is without a value. An index then answers the order as it stands, and the places of cursors in it. */
  neverNull?: boolean
  /** Accepted in the body of the POST form only: its values may not stand in an address. */
  postOnly?: boolean
}

export type ListColumns = Record<string, ListColumn>
