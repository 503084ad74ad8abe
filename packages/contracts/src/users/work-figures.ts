import Type, { type Static, type TSchema } from 'typebox'
import { Day, Nullable } from '../identifiers.ts'
import { employerSectors, employments, socioProfessionalCategories, workArrangements } from '../work-enumerations.ts'

/** The questions about work that are counted, each with its answers; what somebody writes beside "other" is not. */
export const workQuestions = {
  employment: employments,
  workArrangements,
  socioProfessionalCategory: socioProfessionalCategories,
  employerSector: employerSectors,
} as const
export type WorkQuestion = keyof typeof workQuestions

const told = <Answer extends TSchema>(answer: Answer) =>
  Type.Array(Type.Object({ answer, people: Nullable(Type.Integer()) }))

/**
 * About how many members of the country gave each answer about work: in tens, with noise, counted once a quarter. null
 * below ten; no question is there before the first count.
 */
export const WorkFigures = Type.Object({
  /** The day on which the quarter began; null before the first count. */
  quarter: Nullable(Day),
  employment: told(Type.Enum(employments)),
  workArrangements: told(Type.Enum(workArrangements)),
  socioProfessionalCategory: told(Type.Enum(socioProfessionalCategories)),
  employerSector: told(Type.Enum(employerSectors)),
})
export type WorkFigures = Static<typeof WorkFigures>
