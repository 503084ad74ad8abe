import Type, { type Static } from 'typebox'
import { closed, Day, Id, Nullable } from '../identifiers.ts'
import { DepartmentCode } from '../users/identity.ts'
import { MissionFigures } from './statistics.ts'

export const YearReportQuery = Type.Object(
  { departmentCode: DepartmentCode, year: Type.Integer({ minimum: 2000, maximum: 2100 }) },
  closed,
)

/** The same figures for each part: of a month (`2026-03`), a domain or a type of missions. */
const Parts = Type.Array(Type.Object({ key: Type.String(), values: MissionFigures }))

/** What the missions of a committee were in a year. Shares go from 0 to 1; what fewer than ten people stand behind is null. */
export const MissionYear = Type.Object({
  departmentCode: Type.String(),
  year: Type.Integer(),
  /** The last day that is counted: the end of the year, or today. */
  until: Day,
  /** Null where no mission took place. */
  total: Nullable(MissionFigures),
  /** The year before, as far into it as this one is. */
  before: Nullable(MissionFigures),
  months: Parts,
  domains: Parts,
  types: Parts,
  /** Of those who took part in what is over: for how many a team noted whether they came, and how many of these came. */
  attendance: Type.Object({ noted: Nullable(Type.Number()), present: Nullable(Type.Number()) }),
  /** Answers to requests by the quarter in which they were asked for: median of days, and the share within a week. */
  answers: Type.Array(
    Type.Object({
      quarter: Type.Integer({ minimum: 1, maximum: 4 }),
      days: Nullable(Type.Number()),
      withinWeek: Nullable(Type.Number()),
    }),
  ),
  /** What missions led to, in the words that their teams let everybody read; the last one first. */
  notes: Type.Array(Type.Object({ id: Id, title: Type.String(), note: Type.String() })),
  /** Words that may be quoted today, without whose they are. */
  quotes: Type.Array(Type.Object({ quote: Type.String(), missionTitle: Type.String() })),
})
export type MissionYear = Static<typeof MissionYear>
