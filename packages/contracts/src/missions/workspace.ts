import Type, { type Static } from 'typebox'
import { closed, Instant, Nullable, UserId } from '../identifiers.ts'

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

/** What those who take part find in a mission's workspace (decisions.md §1). */
export const Workspace = Type.Object({
  intro: Nullable(Type.String({ description: 'Allow-listed HTML' })),
  links: Type.Array(WorkspaceLink),
  documents: Type.Array(Type.Object({ ...document, addedBy: UserId, addedAt: Instant })),
  nextMeetingAt: Nullable(Instant),
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
    notes: Type.Optional(Nullable(Type.String({ maxLength: 8000 }))),
  },
  closed,
)
export type WorkspaceEdit = Static<typeof WorkspaceEdit>
