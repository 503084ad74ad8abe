import { api } from './api.ts'

/** What a live event says: `tag` is the kind of thing that changed, `id` which one. */
export interface Change {
  tag: string
  id: string
}

// Widened to any name: a service may tell of a kind that this build has never heard of, which then touches nothing.
const anyTag = api.enhanceEndpoints<string>({ addTagTypes: [] })

/**
 * The id that stands for all of a kind. A list provides `{ type, id: anyOne }` beside the ids that it shows, because a
 * thing that it does not show yet may have become one of them.
 */
export const anyOne = 'any'

/**
 * Marks the cached answers that hold the changed thing as old: those on a screen are asked for again, the others when
 * next needed. Dispatch the result: `store.dispatch(applyChange(change))`.
 */
export function applyChange({ tag, id }: Change) {
  return anyTag.util.invalidateTags([
    { type: tag, id },
    { type: tag, id: anyOne },
  ])
}
