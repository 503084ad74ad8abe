import Type, { type Static, type TSchema } from 'typebox'

/** The shape of every answer (specification, section 7): callers use `data`. */
export function Envelope<Data extends TSchema>(data: Data) {
  return Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    status: Type.Integer(),
    data,
  })
}

/** `data` of every refusal: a stable code for programs, and the codes of each field that needs correcting. */
const ErrorData = Type.Object({
  code: Type.String(),
  fields: Type.Record(Type.String(), Type.Array(Type.String())),
})

export const ErrorEnvelope = Envelope(ErrorData)
export type ErrorEnvelope = Static<typeof ErrorEnvelope>
