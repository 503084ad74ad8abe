import Type, { type Static } from 'typebox'
import { closed, Nullable } from '../identifiers.ts'
import { employerSectors, employments, socioProfessionalCategories, workArrangements } from '../work-enumerations.ts'

const Other = Nullable(Type.String({ maxLength: 100 }))

/**
 * Work and cancer: read by the member alone. Somebody's employment may tell of an illness, so it is kept like a health
 * answer.
 */
export const Work = Type.Object(
  {
    employment: Nullable(Type.Enum(employments)),
    /** Asked of people in full time, part time and on long-term sick leave. */
    workArrangements: Type.Array(Type.Enum(workArrangements), { maxItems: 4, uniqueItems: true }),
    workArrangementsOther: Other,
    socioProfessionalCategory: Nullable(Type.Enum(socioProfessionalCategories)),
    socioProfessionalCategoryOther: Other,
    employerSector: Nullable(Type.Enum(employerSectors)),
    employerSectorOther: Other,
  },
  closed,
)
export type Work = Static<typeof Work>

/** Which answers change; the others stay. */
export const WorkEdit = Type.Partial(Work, closed)
export type WorkEdit = Static<typeof WorkEdit>
