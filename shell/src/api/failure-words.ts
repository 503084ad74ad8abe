import type { TFunction } from '@ensemble/mf-kit'
import { RequestFailure } from './request-failure.ts'

export type WordsFor = (failure: RequestFailure) => string

/** What to say of a failure for which the server gave no words: why, as far as it is known, and what to do. */
export function createWordsFor(translate: TFunction): WordsFor {
  return ({ code, status }) => {
    if (code === 'OFFLINE') return translate('OFFLINE')
    return translate(status === 503 || status === 504 ? 'NO_ANSWER' : 'SOMETHING_WENT_WRONG')
  }
}

/** The failure with a message for people: the server's own, or ours. */
export function withWords(failure: RequestFailure, wordsFor: WordsFor): RequestFailure {
  return new RequestFailure({ ...failure, message: failure.message || wordsFor(failure) })
}

/** Work whose failures have a message. */
export async function inWords<Result>(work: Promise<Result>, wordsFor: WordsFor): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof RequestFailure ? withWords(error, wordsFor) : error
  }
}
