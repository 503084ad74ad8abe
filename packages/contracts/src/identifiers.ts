import Type from 'typebox'

/** Opaque identifier of a stored thing. */
export const Id = Type.String({ format: 'uuid', description: 'Opaque identifier' })

/** Identifier of a person: the same in every call, event, token and column. */
export const UserId = Type.String({ format: 'uuid', description: 'Identifier of a person' })

/** The person that a call is about; `me` is the caller. */
export const UserIdOrMe = Type.Union([Type.Literal('me'), UserId])

/** An instant, ISO 8601 UTC. */
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' })

/** A day without time, YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' })

/** A value that may be absent from the stored object. */
export function Nullable<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

/** Closes an object: an unknown field is refused, never ignored. */
export const closed = { additionalProperties: false } as const
