import Type, { type Static } from 'typebox'

/** One thing that is new in an area, in the words of who uses it. */
export const ReleaseNote = Type.Object(
  {
    /** YYYY-MM-DD */
    day: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
    fr: Type.String({ minLength: 1, maxLength: 300 }),
    en: Type.String({ minLength: 1, maxLength: 300 }),
  },
  { additionalProperties: false },
)
export type ReleaseNote = Static<typeof ReleaseNote>

/** All that a version tells, older notes included: each version carries them on. */
export const ReleaseNotes = Type.Array(ReleaseNote, { maxItems: 50 })
