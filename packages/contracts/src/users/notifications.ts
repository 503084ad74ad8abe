import Type, { type Static } from 'typebox'
import { pageSizes } from '../enumerations.ts'
import { closed, Id, Instant, Nullable } from '../identifiers.ts'
import { ListOf } from '../lists.ts'
import { notificationSorts } from './notification-sort.ts'

/** Something that happened and concerns the reader: the words of the mail that tells of it, and the page it leads to. */
export const Notification = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  /** In the language in which it was mailed. */
  title: Type.String(),
  /** In each language; absent where its words are somebody's own, and from those that are older than this field. */
  titles: Type.Optional(Type.Object({ fr: Type.String(), en: Type.String() })),
  /** On this platform. */
  path: Type.String(),
  /** The mission that its page is about, as far as it is known; absent for everything else. */
  mission: Type.Optional(Type.Object({ id: Id, title: Type.String() })),
  at: Instant,
  readAt: Nullable(Instant),
})
export type Notification = Static<typeof Notification>

export const NotificationsQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    pageSize: Type.Optional(Type.Enum(pageSizes)),
    about: Type.Optional(Type.Enum(notificationSorts)),
  },
  closed,
)

export const NotificationPage = Type.Object({
  ...ListOf(Notification).properties,
  /** Of all pages, up to 1,000. */
  unread: Type.Integer(),
})

/** Which were read: some, or all so far. */
export const NotificationsRead = Type.Object(
  {
    ids: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100, uniqueItems: true })),
    all: Type.Optional(Type.Literal(true)),
  },
  closed,
)
