import Type, { type Static } from 'typebox'
import { departmentCodes } from '../departments.ts'
import { genders, languages } from '../enumerations.ts'
import { Day } from '../identifiers.ts'

export const DepartmentCode = Type.Enum([...departmentCodes])

const name = (minLength: number) => Type.String({ minLength, maxLength: 60, pattern: "^[\\p{L}][\\p{L} '’-]*$" })

/** Who somebody is, as the person tells it; the e-mail address is asked for apart. */
export const Identity = Type.Object(
  {
    firstName: name(2),
    lastName: name(1),
    gender: Type.Optional(Type.Enum(genders)),
    birthDate: Day,
    phone: Type.Optional(Type.String({ maxLength: 24 })),
    /** Five digits; checked by the identity service, which names what is wrong. */
    postalCode: Type.String({ maxLength: 10 }),
    city: Type.Optional(Type.String({ maxLength: 80 })),
    departmentCode: DepartmentCode,
    language: Type.Enum(languages),
  },
  { additionalProperties: false },
)
export type Identity = Static<typeof Identity>

/** The same in a sign-up. Staff who were invited say neither when they were born nor where they live. */
export const SignUpIdentity = Type.Object(
  {
    ...Identity.properties,
    birthDate: Type.Optional(Day),
    postalCode: Type.Optional(Identity.properties.postalCode),
    departmentCode: Type.Optional(DepartmentCode),
  },
  { additionalProperties: false },
)
export type SignUpIdentity = Static<typeof SignUpIdentity>
