import Type, { type Static } from 'typebox'
import { Audience, Deliveries, RegistryState, TeamDeliveries } from './deliveries.ts'
import type { DeliveryCallId } from './delivery-calls.ts'
import { roles } from './enumerations.ts'
import { closed, Instant } from './identifiers.ts'
import type { CallSchemas, SchemaInput } from './schemas.ts'

const name = Type.String()
const version = Type.String({ minLength: 1, maxLength: 64 })
/** Refuses the move when the registry is at another one. */
const revision = Type.Optional(Type.Integer({ minimum: 0 }))
/** Kept with the move, in the words of whoever makes it. */
const reason = Type.Optional(Type.String({ minLength: 1, maxLength: 300 }))

const ofRemote = Type.Object({ name })
const ofVersion = Type.Object({ name, version: Type.String() })
/** `*`: the path of the file in the build. */
const ofFile = Type.Object({ ...ofVersion.properties, '*': Type.String() })

/** The promotion that waits, by the version that was shown. */
const Word = Type.Object({ version, revision }, closed)

export const deliverySchemas = {
  'delivery.overview': { query: Type.Object({ at: Type.Optional(Instant) }, closed), data: Deliveries },
  'delivery.registry': { data: RegistryState },
  'delivery.team': { params: ofRemote, data: TeamDeliveries },
  'delivery.file': { params: ofFile, data: Type.Object({ name, version: Type.String(), path: Type.String() }) },
  'delivery.complete': { params: ofVersion, data: ofVersion },
  'delivery.map': { params: ofFile, data: Type.Unknown() },
  'delivery.promote': {
    params: ofRemote,
    body: Type.Object({ version, revision, reason, ...Audience.properties }, closed),
    data: RegistryState,
  },
  'delivery.rollBack': { params: ofRemote, body: Type.Object({ revision, reason }, closed), data: RegistryState },
  'delivery.confirm': { params: ofRemote, body: Word, data: RegistryState },
  'delivery.decline': { params: ofRemote, body: Word, data: RegistryState },
  'delivery.preview': {
    params: ofRemote,
    body: Type.Object(
      {
        version,
        /** 24 by default. */
        hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
        /** For a team: the link shows whichever version is named next in the same way. */
        follow: Type.Optional(Type.Boolean()),
        /** For a team: whose people may begin it; without them it is for the person who begins it first. */
        roles: Type.Optional(Type.Array(Type.Enum(roles), { minItems: 1 })),
      },
      closed,
    ),
    data: Type.Object({ link: Type.String(), until: Type.String() }),
  },
} as const satisfies CallSchemas<DeliveryCallId>

type Schemas = typeof deliverySchemas

/** What a caller passes: `params`, `query` and `body`, as far as the call declares them. */
export type DeliveryInput<Id extends DeliveryCallId> = SchemaInput<Schemas[Id]>

/** What a caller receives as `data`. */
export type DeliveryData<Id extends DeliveryCallId> = Static<Schemas[Id]['data']>
