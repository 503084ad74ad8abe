import type { TableChoice } from '@ensemble/contracts/users/own-tables'
import type { Answers } from './contract-answers.ts'

/** Keeps how somebody wants their tables, as the server does: every table asks for it, and few tests are about it. */
export function tableAnswers(): Answers {
  const kept = new Map<string, TableChoice>()
  return {
    'user.tables': () => ({ items: [...kept].map(([name, choice]) => ({ name, choice })) }),
    'user.keepTable': ({ params, body }) => {
      kept.set(params.name, body)
      return body
    },
  }
}
