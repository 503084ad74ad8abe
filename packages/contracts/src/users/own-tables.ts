import Type, { type Static } from 'typebox'
import { closed, UserIdOrMe } from '../identifiers.ts'
import { longestViewName, mostViews, tableDensities } from './table-limits.ts'

const mostColumns = 60

/** A table, as its area calls it: `missions.all`. */
const TableName = Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,59}$' })
const columnPattern = '^[A-Za-z0-9_.-]{1,60}$'
const Columns = Type.Array(Type.String({ pattern: columnPattern }), { maxItems: mostColumns })

/** What a person chose to see of a table, under a name of their own: the part of the address behind the question mark. */
const TableView = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: longestViewName }),
    address: Type.String({ maxLength: 2_000 }),
  },
  closed,
)

/** How a person wants a table; what is absent is as the screen has it. */
export const TableChoice = Type.Object(
  {
    hidden: Type.Optional(Columns),
    /** Ids in the order of the screen; the first column and those that are new are not in it. */
    order: Type.Optional(Columns),
    /** In px, by the id of the column. */
    widths: Type.Optional(
      Type.Record(Type.String({ pattern: columnPattern }), Type.Integer({ minimum: 40, maximum: 2_000 }), {
        maxProperties: mostColumns,
      }),
    ),
    density: Type.Optional(Type.Enum(tableDensities)),
    views: Type.Optional(Type.Array(TableView, { maxItems: mostViews })),
  },
  closed,
)
export type TableChoice = Static<typeof TableChoice>

export const OwnTables = Type.Object({ items: Type.Array(Type.Object({ name: TableName, choice: TableChoice })) })
export type OwnTables = Static<typeof OwnTables>

/** What the calls on a person's tables take and give. */
export const ownTableSchemas = {
  'user.tables': { params: Type.Object({ userId: UserIdOrMe }, closed), data: OwnTables },
  'user.keepTable': {
    params: Type.Object({ userId: UserIdOrMe, name: TableName }, closed),
    body: TableChoice,
    data: TableChoice,
  },
} as const
