import { articleCategories, articleStates } from '@ensemble/contracts/words/articles-fr'
import { cancerTypes } from '@ensemble/contracts/words/health-fr'
import { languages } from '@ensemble/contracts/words/people-fr'

/** Names of the values that articles are sorted by. */
export const choices = {
  languages,
  categories: articleCategories,
  states: articleStates,
  cancers: cancerTypes,
} as const
