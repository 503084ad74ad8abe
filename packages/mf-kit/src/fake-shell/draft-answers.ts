import type { Answers } from './contract-answers.ts'

/** Keeps drafts as the server does: every long form asks for them, and few tests are about them. */
export function draftAnswers(): Answers {
  const kept = new Map<string, string>()
  const answer = (key: string) => ({ content: kept.get(key) ?? null, updatedAt: null })
  return {
    'user.drafts': ({ query }) => ({
      items: [...kept.keys()]
        .filter((key) => key.startsWith(query.prefix))
        .map((key) => ({ key, title: null, updatedAt: '2026-11-20T09:00:00.000Z' })),
    }),
    'user.draft': ({ params }) => answer(params.key),
    'user.saveDraft': ({ params, body }) => {
      kept.set(params.key, body.content)
      return answer(params.key)
    },
    'user.deleteDraft': ({ params }) => {
      kept.delete(params.key)
      return {}
    },
  }
}
