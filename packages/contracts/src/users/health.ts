import Type, { type Static } from 'typebox'
import {
  cancerTypes,
  caregiverRelationships,
  comorbidities,
  illnessSituations,
  relationsToIllness,
  shareableHealthFields,
  treatmentStages,
} from '../health-enumerations.ts'
import { closed, Id, Instant, Nullable } from '../identifiers.ts'
import { roles } from '../enumerations.ts'

const answers = {
  relationsToIllness: Type.Array(Type.Enum(relationsToIllness), { maxItems: 4, uniqueItems: true }),
  /** Who the ill person is to a carer. */
  caregiverRelationship: Nullable(Type.Enum(caregiverRelationships)),
  /** Of one's own illness, or of the person cared for. */
  illnessSituation: Nullable(Type.Enum(illnessSituations)),
  cancerTypes: Type.Array(Type.Enum(cancerTypes), { maxItems: 5, uniqueItems: true }),
  cancerTypesOther: Nullable(Type.String({ maxLength: 100 })),
  /** Of one's own illness only. */
  treatmentStage: Nullable(Type.Enum(treatmentStages)),
  comorbidities: Type.Array(Type.Enum([...comorbidities]), { maxItems: 15, uniqueItems: true }),
  diagnosisYear: Nullable(Type.Integer()),
}

/** What a member tells of an illness. Read by its owner, by nobody else as a whole. */
export const HealthAnswers = Type.Object(answers, closed)
export type HealthAnswers = Static<typeof HealthAnswers>

/** Answers with the day on which they were last saved; all empty where nothing was answered. */
export const Health = Type.Object({ ...answers, savedAt: Nullable(Instant) })
export type Health = Static<typeof Health>

/** Which answers change; the others stay. */
export const HealthEdit = Type.Partial(HealthAnswers, closed)
export type HealthEdit = Static<typeof HealthEdit>

/** The answers that a member ticked on one registration, as the team of that mission reads them. */
export const SharedHealth = Type.Object({
  missionId: Id,
  fields: Type.Partial(Type.Object({ ...answers })),
})
export type SharedHealth = Static<typeof SharedHealth>

/** One use of somebody's answers by a team, as their owner sees it: which role, not which person. */
export const HealthRead = Type.Object({
  /** `shared`: what the person shares was read. `count`: the answers were counted among others', without names. */
  kind: Type.Enum(['shared', 'count']),
  at: Instant,
  missionId: Id,
  missionTitle: Nullable(Type.String()),
  readerRole: Type.Enum(roles),
  readerDepartment: Nullable(Type.String()),
  fields: Type.Array(Type.Enum(shareableHealthFields)),
})
export type HealthRead = Static<typeof HealthRead>

/** Which answers somebody shares with the team of a mission at present. */
export const HealthShare = Type.Object({
  missionId: Id,
  missionTitle: Type.String(),
  fields: Type.Array(Type.Enum(shareableHealthFields)),
})
export type HealthShare = Static<typeof HealthShare>

/** What somebody may know of the sharing of their answers; `shares` and `more` are absent from a service of before them. */
export const HealthReads = Type.Object({
  /** A page of them, the newest first. */
  reads: Type.Array(HealthRead),
  /** Whether the next page has older ones. */
  more: Type.Optional(Type.Boolean()),
  shares: Type.Optional(Type.Array(HealthShare)),
})
export type HealthReads = Static<typeof HealthReads>
