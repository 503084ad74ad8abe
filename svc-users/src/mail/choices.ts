import type { Translate } from './translate.ts'

/** Where people choose what they are told. */
export function choicesLink(origin: string, t: Translate) {
  return { label: t('choices'), url: `${origin}/users/me?tab=notifications#preferences` }
}
