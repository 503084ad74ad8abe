import { articleCategories, articleStates } from '@ensemble/contracts/words/articles-en'
import { cancerTypes } from '@ensemble/contracts/words/health-en'
import { languages } from '@ensemble/contracts/words/people-en'

/** Names of the values that articles are sorted by. */
export const choices = {
  languages,
  categories: articleCategories,
  states: articleStates,
  cancers: cancerTypes,
} as const
