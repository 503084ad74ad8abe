import Type, { type Static } from 'typebox'
import { closed, Day, Id, Nullable } from '../identifiers.ts'
import { csvFormat, ListBody, ListOf, ListQuery } from '../lists.ts'

/** Words on a mission that the league may quote without a name: whose they are, nobody is told. */
export const Quote = Type.Object({
  quote: Type.String(),
  mission: Type.Object({ id: Id, title: Type.String() }),
  departmentCode: Nullable(Type.String()),
  /** Day on which the person agreed; the hour could tell who it was. */
  agreedOn: Day,
  /** From this day on the words are quoted no more. */
  endsOn: Day,
})
export type Quote = Static<typeof Quote>

export const quoteSchemas = {
  'mission.quotes': { query: ListQuery(csvFormat), data: ListOf(Quote) },
  'mission.searchQuotes': { body: ListBody(csvFormat), data: ListOf(Quote) },
  'mission.withdrawQuote': { params: Type.Object({ missionId: Id }, closed), data: Type.Object({}, closed) },
} as const
