import Type, { type Static } from 'typebox'
import {
  availabilityFrequencies,
  availabilitySlots,
  interestDomains,
  missionModes,
  missionTypes,
  skills,
} from '../enumerations.ts'
import { closed, Day, Id, Nullable } from '../identifiers.ts'

/** What other teams learn of it: choices from lists, never words that somebody typed. */
export const offer = {
  interestDomains: Type.Array(Type.Enum(interestDomains), { maxItems: 5 }),
  preferredMissionTypes: Type.Array(Type.Enum(missionTypes), { maxItems: 7 }),
  preferredModes: Type.Array(Type.Enum(missionModes)),
  skills: Type.Array(Type.Enum(skills), { maxItems: 10 }),
}

/** Filters of the list of missions that somebody wants to find again: a name, and the address after the question mark. */
export const SavedSearch = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 60 }), query: Type.String({ maxLength: 500 }) },
  closed,
)
export type SavedSearch = Static<typeof SavedSearch>

/** What a member offers and wishes. */
export const Engagement = Type.Object(
  {
    ...offer,
    skillsOther: Nullable(Type.String({ maxLength: 100 })),
    availability: Type.Object(
      {
        slots: Type.Array(Type.Enum(availabilitySlots)),
        frequency: Nullable(Type.Enum(availabilityFrequencies)),
        note: Nullable(Type.String({ maxLength: 300 })),
      },
      closed,
    ),
    /** Null: not on pause. Without a day the pause lasts until the person ends it. */
    pause: Nullable(Type.Object({ until: Nullable(Day) }, closed)),
    favouriteMissionIds: Type.Array(Id, { maxItems: 100 }),
    savedSearches: Type.Array(SavedSearch, { maxItems: 5 }),
  },
  closed,
)
export type Engagement = Static<typeof Engagement>

/** Which parts change; the others stay. */
export const EngagementEdit = Type.Partial(Engagement, closed)
export type EngagementEdit = Static<typeof EngagementEdit>
