import Type, { type Static } from 'typebox'
import { closed, Id, Instant, Nullable, UserId, UserIdOrMe } from '../identifiers.ts'
import { ListOf, pages } from '../lists.ts'
import { letterAudiences, messageLimits } from './message-limits.ts'
import { WaitingQuery } from './waiting.ts'

const { subject, text } = messageLimits

const Subject = Type.String({ minLength: subject.min, maxLength: subject.max })
const Text = Type.String({ minLength: text.min, maxLength: text.max })

/** A letter of a team: to the people named, or to all of an audience; one of the two. */
export const LetterBody = Type.Object(
  {
    userIds: Type.Optional(Type.Array(UserId, { minItems: 1, maxItems: 100, uniqueItems: true })),
    audience: Type.Optional(Type.Enum(letterAudiences)),
    subject: Subject,
    text: Text,
  },
  closed,
)
export type LetterBody = Static<typeof LetterBody>

/** A letter that was sent, and who got it. */
export const Letter = Type.Object({
  id: Id,
  subject: Type.String(),
  text: Type.String(),
  /** Null where the account is gone. */
  authorName: Nullable(Type.String()),
  sentAt: Instant,
  /** `read`: opened on the platform; a mail that is read tells nobody. */
  people: Type.Array(Type.Object({ userId: UserId, displayName: Type.String(), read: Type.Boolean() })),
})
export type Letter = Static<typeof Letter>

/** One message of the thread between a person and the team of a mission; letters of the team stand in it too. */
const Message = Type.Object({
  id: Id,
  fromTeam: Type.Boolean(),
  /** Null where the account is gone. */
  authorName: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  text: Type.String(),
  sentAt: Instant,
})

export const Thread = Type.Object({
  userId: UserId,
  displayName: Type.String(),
  /** The newest two hundred, the oldest first. */
  messages: Type.Array(Message),
  /** Whether there are older ones. */
  more: Type.Optional(Type.Boolean()),
  /** Messages of the other side that nobody of the reader's side has read. */
  unread: Type.Integer(),
  mayWrite: Type.Boolean(),
  /** Kept by a team: without an e-mail address, so what it writes is told by telephone. */
  byTelephone: Type.Optional(Type.Boolean()),
})
export type Thread = Static<typeof Thread>

/** A thread in the team's list: those with something unread come first. */
export const ThreadRow = Type.Object({
  userId: UserId,
  displayName: Type.String(),
  lastAt: Instant,
  /** Its beginning. */
  lastText: Type.String(),
  lastFromTeam: Type.Boolean(),
  unread: Type.Integer(),
})
export type ThreadRow = Static<typeof ThreadRow>

/** Somebody who has written to the team of a mission, and whom nobody of it has read. */
export const UnreadThread = Type.Object({
  userId: UserId,
  displayName: Type.String(),
  /** When the oldest of it was written. */
  since: Instant,
  /** It has waited for longer than it should, or its mission begins soon: headquarters see it as well. */
  late: Type.Boolean(),
  /** Its mission begins soon, and it has to be read by then; absent in answers of before this was said. */
  pressing: Type.Optional(Type.Boolean()),
  /** Beginning of the newest. */
  lastText: Type.String(),
  mission: Type.Object({
    id: Id,
    title: Type.String(),
    startAt: Instant,
    departmentCode: Nullable(Type.String()),
  }),
})
export type UnreadThread = Static<typeof UnreadThread>

const missionParams = Type.Object({ missionId: Id }, closed)
/** `me` is the caller's own thread with the team. */
const threadParams = Type.Object({ missionId: Id, userId: UserIdOrMe }, closed)

export const messageSchemas = {
  'mission.writeLetter': { params: missionParams, body: LetterBody, data: Type.Object({ sent: Type.Integer() }) },
  'mission.letters': { params: missionParams, query: Type.Object(pages, closed), data: ListOf(Letter) },
  'mission.threads': { params: missionParams, query: Type.Object(pages, closed), data: ListOf(ThreadRow) },
  'mission.unreadThreads': { query: WaitingQuery, data: ListOf(UnreadThread) },
  'mission.thread': { params: threadParams, data: Thread },
  'mission.writeMessage': { params: threadParams, body: Type.Object({ text: Text }, closed), data: Thread },
  'mission.readThread': {
    params: threadParams,
    body: Type.Object({}, closed),
    data: Type.Object({ unread: Type.Integer() }),
  },
} as const
