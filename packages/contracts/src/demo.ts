import Type, { type Static } from 'typebox'
import {
  articleCategories,
  availabilityFrequencies,
  availabilitySlots,
  genders,
  interestDomains,
  languages,
  missionDomains,
  missionModes,
  missionOrigins,
  missionTypes,
  organisationPositions,
  organisationTypes,
  profileTypes,
  roles,
  skills,
  structureDomains,
  tutorialStatuses,
  userStatuses,
  volunteerKinds,
} from './enumerations.ts'
import { Nullable, UserId } from './identifiers.ts'

/**
 * The file named by DEMO_FILE: what the three demo loaders must agree on (ids, names, who runs what).
 * Everything else — texts, dates, states — each service writes itself. The platform makes the file from a fixed seed,
 * so that it is the same on every machine; "days ago" are counted from the day of the load.
 */
export const DemoUser = Type.Object({
  id: UserId,
  /** One of the accounts printed by the start command (decisions.md §12). */
  account: Type.Boolean(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  gender: Type.Enum(genders),
  birthDate: Type.String({ description: 'YYYY-MM-DD' }),
  phone: Nullable(Type.String()),
  postalCode: Type.String(),
  city: Type.String(),
  departmentCode: Type.String(),
  language: Type.Enum(languages),
  profileType: Nullable(Type.Enum(profileTypes)),
  volunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
  engagement: Type.Object({
    interestDomains: Type.Array(Type.Enum(interestDomains)),
    preferredMissionTypes: Type.Array(Type.Enum(missionTypes)),
    preferredModes: Type.Array(Type.Enum(missionModes)),
    skills: Type.Array(Type.Enum(skills)),
    availability: Type.Object({
      slots: Type.Array(Type.Enum(availabilitySlots)),
      frequency: Type.Enum(availabilityFrequencies),
    }),
  }),
  organisationPosition: Nullable(Type.Enum(organisationPositions)),
  headquartersService: Nullable(Type.Enum(structureDomains)),
  tutorialStatus: Type.Enum(tutorialStatuses),
  healthConsent: Type.Boolean(),
  matchingConsent: Type.Boolean(),
  paused: Type.Boolean(),
  createdDaysAgo: Type.Integer(),
  lastLoginDaysAgo: Nullable(Type.Integer()),
})
export type DemoUser = Static<typeof DemoUser>

export const DemoOrganisation = Type.Object({
  key: Type.String(),
  name: Type.String(),
  type: Type.Enum(organisationTypes),
  domains: Type.Array(Type.Enum(structureDomains)),
  contactName: Type.String(),
  contactEmail: Type.String(),
  contactPhone: Type.String(),
})
export type DemoOrganisation = Static<typeof DemoOrganisation>

export const DemoMission = Type.Object({
  id: Type.String(),
  key: Type.String({ description: 'A name for people who write loaders and tests, e.g. retour-au-travail' }),
  /** True for the 36 whose texts are written by hand, false for the generated rest. */
  handWritten: Type.Boolean(),
  title: Type.String(),
  coverKey: Type.String({ description: 'covers/missions/<id>.webp' }),
  coverAlt: Type.String(),
  type: Type.Enum(missionTypes),
  origin: Type.Enum(missionOrigins),
  organisationKey: Nullable(Type.String()),
  domains: Type.Array(Type.Enum(missionDomains)),
  departmentCode: Nullable(Type.String({ description: 'null = national' })),
  creatorId: UserId,
  managerIds: Type.Array(UserId),
  requiredVolunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
})
export type DemoMission = Static<typeof DemoMission>

export const DemoArticle = Type.Object({
  id: Type.String(),
  key: Type.String(),
  handWritten: Type.Boolean(),
  title: Type.String(),
  coverKey: Type.String({ description: 'covers/articles/<id>.webp' }),
  coverAlt: Type.String(),
  categories: Type.Array(Type.Enum(articleCategories)),
  language: Type.Enum(languages),
  departmentCode: Nullable(Type.String()),
  authorId: UserId,
})
export type DemoArticle = Static<typeof DemoArticle>

export const DemoData = Type.Object({
  /** The one password of every demo account; never used outside a demo installation. */
  password: Type.String(),
  users: Type.Array(DemoUser),
  organisations: Type.Array(DemoOrganisation),
  missions: Type.Array(DemoMission),
  articles: Type.Array(DemoArticle),
})
export type DemoData = Static<typeof DemoData>
