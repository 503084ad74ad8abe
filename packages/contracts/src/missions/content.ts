import Type, { type Static } from 'typebox'
import { departmentCodes } from '../departments.ts'
import {
  effortPeriods,
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  organisationTypes,
  profileTypes,
  registrationModes,
  skills,
  structureDomains,
  volunteerKinds,
} from '../enumerations.ts'
import { cancerTypes, treatmentStages } from '../health-enumerations.ts'
import { closed, Instant, Nullable, UserId } from '../identifiers.ts'
import { mostManagers } from './many-limits.ts'
import { Questionnaire } from './questionnaire.ts'

export const Effort = Type.Object(
  {
    hours: Type.Number({ minimum: 0.5, maximum: 200 }),
    per: Type.Enum(effortPeriods),
  },
  closed,
)

/** What taking part costs in energy. */
export const Energy = Type.Object(
  {
    level: Type.Integer({ minimum: 1, maximum: 3 }),
    canSit: Type.Boolean(),
    canStop: Type.Boolean(),
    cameraOptional: Type.Boolean(),
    breaks: Type.Boolean(),
    companion: Type.Boolean(),
    travelNote: Nullable(Type.String({ maxLength: 200 })),
  },
  closed,
)

export const Organisation = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 150 }),
    type: Type.Enum(organisationTypes),
    domains: Type.Array(Type.Enum(structureDomains), { minItems: 1, maxItems: 5 }),
    website: Nullable(Type.String({ maxLength: 300 })),
    contactName: Nullable(Type.String({ maxLength: 120 })),
    contactEmail: Type.String({ format: 'email', maxLength: 254 }),
    contactPhone: Nullable(Type.String({ maxLength: 20 })),
  },
  closed,
)

const text = (maxLength: number) => Nullable(Type.String({ maxLength }))
const each = (values: readonly string[]) => ({ uniqueItems: true, maxItems: values.length })

/** What nobody can leave out of a mission. */
const required = {
  title: Type.String({ minLength: 5, maxLength: 120 }),
  summary: Type.String({ minLength: 20, maxLength: 300 }),
  description: Type.String({ minLength: 50, maxLength: 8000, description: 'HTML; what is not allowed is dropped' }),
  type: Type.Enum(missionTypes),
  origin: Type.Enum(missionOrigins),
  domains: Type.Array(Type.Enum(missionDomains), { minItems: 1, maxItems: 3, uniqueItems: true }),
  mode: Type.Enum(missionModes),
  scope: Type.Enum(missionScopes),
  startAt: Instant,
  effort: Effort,
  energy: Energy,
  expensesCovered: Type.Boolean(),
  managerIds: Type.Array(UserId, { minItems: 1, maxItems: mostManagers, uniqueItems: true }),
}

/** What has a meaning when it is left out; several are asked for by the value of another field. */
const optional = {
  objectives: text(1000),
  practicalInfo: text(2000),
  coverKey: text(300),
  coverAlt: text(150),
  typeOther: text(80),
  organisation: Nullable(Organisation),
  departmentCode: Nullable(Type.Enum([...departmentCodes])),
  postalCode: text(10),
  city: text(80),
  street: text(120),
  meetingUrl: text(300),
  accessNote: text(300),
  endAt: Nullable(Instant),
  registrationDeadline: Nullable(Instant),
  capacity: Nullable(Type.Integer({ minimum: 1, maximum: 500 })),
  registrationMode: Type.Enum(registrationModes),
  waitlistEnabled: Type.Boolean(),
  motivationRequired: Type.Boolean(),
  questions: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 5 }),
  targetProfileTypes: Type.Array(Type.Enum(profileTypes), each(profileTypes)),
  targetCancerTypes: Type.Array(Type.Enum(cancerTypes), each(cancerTypes)),
  targetTreatmentStages: Type.Array(Type.Enum(treatmentStages), each(treatmentStages)),
  requiredVolunteerKinds: Type.Array(Type.Enum(volunteerKinds), each(volunteerKinds)),
  skills: Type.Array(Type.Enum(skills), { uniqueItems: true, maxItems: 5 }),
  prerequisites: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 3 }),
  expensesNote: text(300),
  interestsDeclarationRequired: Type.Boolean(),
  contactName: Type.String({ minLength: 1, maxLength: 120 }),
  /** Of studies and surveys alone. */
  questionnaire: Nullable(Questionnaire),
}

/** What people write of a new mission. */
export const MissionContent = Type.Object({ ...required, ...Type.Partial(Type.Object(optional)).properties }, closed)
export type MissionContent = Static<typeof MissionContent>

/** What changes of a mission; `updatedAt` is the one that the editor began from, so that nothing is overwritten. */
export const MissionEdit = Type.Object(
  {
    updatedAt: Instant,
    /** Hands a rejected mission in again. */
    resubmit: Type.Optional(Type.Literal(true)),
    ...Type.Partial(Type.Object({ ...required, ...optional })).properties,
  },
  closed,
)
export type MissionEdit = Static<typeof MissionEdit>
