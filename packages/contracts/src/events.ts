import Type, { type Static, type TSchema } from 'typebox'
import { articleEvents } from './articles/events.ts'
import { missionEvents } from './missions/events.ts'
import { userEvents } from './users/events.ts'

/**
 * One kind of event. `type` is also its subject on the broker, less the suffix; its first word names the producing
 * stream (`missions` → MISSIONS), its second the aggregate. No event carries health data, e-mail, phone, birth date or
 * address.
 */
export interface EventDefinition<Data extends TSchema = TSchema> {
  type: string
  version: number
  data: Data
  /**
   * After 30 days only the newest fact is kept of those with the same word here about the same aggregate (and the same
   * `userId`, where the data names one); without it the type is the word. Null: nobody needs it when it is old.
   */
  replaces?: string | null
}

/** The CloudEvents 1.0 envelope on the wire; `aggregateversion`, `quiet` and `requestid` are our extension attributes. */
export function CloudEvent<Data extends TSchema>(data: Data) {
  return Type.Object({
    specversion: Type.Literal('1.0'),
    id: Type.String({ format: 'uuid' }),
    source: Type.String(),
    type: Type.String(),
    /** Identifier of the aggregate that changed. */
    subject: Type.String(),
    time: Type.String({ format: 'date-time' }),
    datacontenttype: Type.Literal('application/json'),
    dataversion: Type.Integer(),
    /** Version of the aggregate after the change: projections keep the highest they saw. */
    aggregateversion: Type.Integer(),
    /** Set on imported and demonstration facts: they fill read models, and nobody is mailed about them. */
    quiet: Type.Optional(Type.Boolean()),
    traceparent: Type.Optional(Type.String()),
    /** The request that caused the fact, as the logs of every program name it. */
    requestid: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
    data,
  })
}

export type EventOf<Definition extends EventDefinition> = Static<ReturnType<typeof CloudEvent<Definition['data']>>>

/** The JetStream stream of each producing service. */
export const streams = { missions: 'MISSIONS', articles: 'ARTICLES', users: 'USERS' } as const
export type StreamName = (typeof streams)[keyof typeof streams]

// Two services say alike that a person is erased, each under its own name.
const { personErased: missionsPersonErased, ...ofMissions } = missionEvents
const { personErased: articlesPersonErased, ...ofArticles } = articleEvents

export const events = {
  ...ofMissions,
  ...ofArticles,
  ...userEvents,
  missionsPersonErased,
  articlesPersonErased,
} as const
