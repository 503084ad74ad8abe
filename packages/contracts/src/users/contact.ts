import Type, { type Static } from 'typebox'
import { closed, Id, UserId } from '../identifiers.ts'
import { contactLimits, contactRecipients } from './contact-limits.ts'
import { DepartmentCode } from './identity.ts'

const { subject, message, people } = contactLimits

export const ContactMessage = Type.Object(
  {
    recipient: Type.Enum(contactRecipients),
    /** A local need, which a referent may make a mission of. */
    kind: Type.Optional(Type.Literal('need')),
    /** With the recipient `department`: another one than the sender's own, for who looks after all committees. */
    departmentCode: Type.Optional(DepartmentCode),
    missionId: Type.Optional(Id),
    /** With the recipient `support`: the account that the sender decides on, and passes on to the admins. */
    accountId: Type.Optional(UserId),
    userIds: Type.Optional(Type.Array(UserId, { minItems: 1, maxItems: people, uniqueItems: true })),
    subject: Type.String({ minLength: subject.min, maxLength: subject.max }),
    message: Type.String({ minLength: message.min, maxLength: message.max }),
  },
  closed,
)
export type ContactMessage = Static<typeof ContactMessage>
