import Type from 'typebox'
import { closed, Instant, Nullable, UserIdOrMe } from '../identifiers.ts'

const DraftKey = Type.Object(
  { userId: UserIdOrMe, key: Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,79}$' }) },
  closed,
)

/** A text that was begun; `title`: what its form calls so, null where it has none yet. */
const NamedDraft = Type.Object({ key: Type.String(), title: Nullable(Type.String()), updatedAt: Instant })

/** What somebody has begun to write; null where nothing is kept. */
const Draft = Type.Object({ content: Nullable(Type.String()), updatedAt: Nullable(Instant) })

const ofUser = Type.Object({ userId: UserIdOrMe }, closed)

/** What the calls on drafts take and give. */
export const draftSchemas = {
  'user.drafts': {
    params: ofUser,
    query: Type.Object({ prefix: Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{0,79}$' }) }, closed),
    data: Type.Object({ items: Type.Array(NamedDraft) }),
  },
  'user.draft': { params: DraftKey, data: Draft },
  'user.saveDraft': {
    params: DraftKey,
    body: Type.Object({ content: Type.String({ maxLength: 65_536 }) }, closed),
    data: Draft,
  },
  'user.deleteDraft': { params: DraftKey, data: Type.Object({}, closed) },
} as const
