import { type ArticleForm, editOf } from './article-form.ts'
import { wordsIn } from './check-list.ts'

/**
 * Whether two texts say the same, whichever they began from. Of the body its words: the service spells elements in its
 * own way.
 */
export function saysTheSame(one: ArticleForm, other: ArticleForm): boolean {
  return partsOf(one) === partsOf(other)
}

function partsOf(form: ArticleForm): string {
  const { updatedAt: _updatedAt, body = '', ...parts } = editOf(form, true)
  return JSON.stringify({ ...parts, body: wordsIn(body) })
}
