import Type, { type Static } from 'typebox'
import { closed, Id } from '../identifiers.ts'
import { Filter } from '../lists.ts'
import { searchTellings } from './search-tellings.ts'

/** Where distances begin: a post code, and the commune. */
export const Near = Type.String({
  pattern: '^\\d{5}( .{1,80})?$',
  description: 'Where distances begin: a post code, and the commune; the department of the caller without it',
})

const name = Type.String({ minLength: 1, maxLength: 60 })
const tell = Type.Enum(searchTellings)

/** A search of missions that somebody has kept: its name, and its address after the question mark. */
export const KeptSearch = Type.Object({ id: Id, name, query: Type.String(), tell })
export type KeptSearch = Static<typeof KeptSearch>

export const KeptSearches = Type.Object({ items: Type.Array(KeptSearch) })

/** `search`, `filters` and `near` say what the address asks for, as the list of missions takes it. */
export const SearchToKeep = Type.Object(
  {
    name,
    query: Type.String({ minLength: 1, maxLength: 500 }),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    filters: Type.Optional(Type.Array(Filter, { maxItems: 20 })),
    near: Type.Optional(Near),
    tell,
  },
  closed,
)

/** Which parts change; the others stay. */
export const KeptSearchEdit = Type.Object({ name: Type.Optional(name), tell: Type.Optional(tell) }, closed)
