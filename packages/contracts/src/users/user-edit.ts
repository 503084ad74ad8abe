import Type, { type Static } from 'typebox'
import { practicalNeeds } from '../missions/practical-needs.ts'
import { organisationPositions, profileTypes, roles, structureDomains, volunteerKinds } from '../enumerations.ts'
import { closed, Instant, Nullable } from '../identifiers.ts'
import { AvatarKey } from './avatar-key.ts'
import { Comfort } from './comfort.ts'
import { ConsentsEdit } from './consents.ts'
import { DeliveryAreas } from './delivery-areas.ts'
import { EngagementEdit } from './engagement.ts'
import { HealthEdit } from './health.ts'
import { DepartmentCode, Identity } from './identity.ts'
import { WorkEdit } from './work.ts'

/** How a member of staff is shown as a contact; the position itself is an admin's to give. */
const StaffEdit = Type.Partial(
  Type.Object({
    organisationPositionOther: Nullable(Type.String({ maxLength: 80 })),
    headquartersService: Nullable(Type.Enum(structureDomains)),
    publicContactEmail: Nullable(Type.String({ format: 'email', maxLength: 254 })),
  }),
  closed,
)

/**
 * Who somebody is, with what they add to it later: a picture, which they brought before, and another address, which
 * takes effect once the code that is sent there is confirmed.
 */
const IdentityEdit = Type.Partial(
  Type.Object({
    ...Identity.properties,
    avatarKey: Nullable(AvatarKey),
    email: Type.String({ format: 'email', maxLength: 254 }),
  }),
  closed,
)
export type IdentityEdit = Static<typeof IdentityEdit>

/** Parts of a profile, each as far as it changes. Role and department are an admin's to change. */
export const UserEdit = Type.Object(
  {
    updatedAt: Type.Optional(Instant),
    identity: Type.Optional(IdentityEdit),
    /** Comes with another address. */
    currentPassword: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
    member: Type.Optional(
      Type.Partial(
        Type.Object({
          profileType: Type.Enum(profileTypes),
          /** The yearly question is answered, or passed: which of the two is kept nowhere. */
          situationSaid: Type.Literal(true),
          volunteerKinds: Type.Array(Type.Enum(volunteerKinds), { uniqueItems: true }),
        }),
        closed,
      ),
    ),
    engagement: Type.Optional(EngagementEdit),
    work: Type.Optional(WorkEdit),
    health: Type.Optional(HealthEdit),
    /** All of them; the consent to health answers covers them. */
    needs: Type.Optional(Type.Array(Type.Enum(practicalNeeds), { uniqueItems: true })),
    comfort: Type.Optional(Comfort),
    staff: Type.Optional(StaffEdit),
    consents: Type.Optional(ConsentsEdit),
    role: Type.Optional(Type.Enum(roles)),
    departmentCode: Type.Optional(Nullable(DepartmentCode)),
    organisationPosition: Type.Optional(Nullable(Type.Enum(organisationPositions))),
    /** All of them; an admin's to change, as a role is. */
    deliveryAreas: Type.Optional(DeliveryAreas),
  },
  closed,
)
