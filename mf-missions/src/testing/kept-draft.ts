import type { Answers } from '@ensemble/mf-kit/fake-shell'
import { expect } from 'vitest'

/**
 * A draft on the server, as the pages of this remote find it, change it and forget it.
 * @param key its name; whatever else is asked for fails the test
 * @param begun what was written before
 */
export function keptDraft(key: string, begun: unknown) {
  let content: string | null = JSON.stringify(begun)
  const answers = {
    'user.draft': ({ params }) => {
      expect(params.key).toBe(key)
      return { content, updatedAt: null }
    },
    'user.saveDraft': ({ body }) => {
      content = body.content
      return { content, updatedAt: null }
    },
    'user.deleteDraft': () => {
      content = null
      return {}
    },
  } satisfies Answers
  return { answers, content: () => content }
}
