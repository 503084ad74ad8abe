import Type, { type Static } from 'typebox'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { mostSessions } from './session-limits.ts'

const WorkspaceLink = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 80 }), url: Type.String({ maxLength: 500 }) },
  closed,
)

const document = {
  key: Type.String({ minLength: 1, maxLength: 300 }),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  size: Type.Integer({ minimum: 0 }),
  contentType: Type.String({ minLength: 1, maxLength: 120 }),
}

/** A date of a mission that comes back; its name stays when it is moved, so that a calendar moves its entry. */
const WorkspaceSession = Type.Object({ id: Id, startAt: Instant, endAt: Nullable(Instant) }, closed)
export type WorkspaceSession = Static<typeof WorkspaceSession>

/** What those who take part find in a mission's workspace. */
export const Workspace = Type.Object({
  intro: Nullable(Type.String({ description: 'Allow-listed HTML' })),
  links: Type.Array(WorkspaceLink),
  documents: Type.Array(Type.Object({ ...document, addedBy: UserId, addedAt: Instant })),
  nextMeetingAt: Nullable(Instant),
  /** Absent from what was written before there were any. */
  sessions: Type.Optional(Type.Array(WorkspaceSession)),
  notes: Nullable(Type.String({ description: 'Allow-listed HTML' })),
})
export type Workspace = Static<typeof Workspace>

/** The parts that change; who added a document, and when, the server knows. */
export const WorkspaceEdit = Type.Object(
  {
    updatedAt: Instant,
    intro: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    links: Type.Optional(Type.Array(WorkspaceLink, { maxItems: 20 })),
    documents: Type.Optional(Type.Array(Type.Object(document, closed), { maxItems: 30 })),
    nextMeetingAt: Type.Optional(Nullable(Instant)),
    sessions: Type.Optional(Type.Array(WorkspaceSession, { maxItems: mostSessions })),
    notes: Type.Optional(Nullable(Type.String({ maxLength: 8000 }))),
  },
  closed,
)
export type WorkspaceEdit = Static<typeof WorkspaceEdit>
