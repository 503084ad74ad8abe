import { type Language, languages } from '@ensemble/contracts/enumerations'
import { typeset } from '@ensemble/contracts/typography'
import type { Said } from '../data/notifications.ts'
import type { MailContent } from './content.ts'
import { type MailKey, textIn, type Translate } from './translate.ts'

/** The subject of a mail, and what it takes to write it again in another language. */
export function titled(t: Translate, key: MailKey, values: Said['values'] = {}): Pick<MailContent, 'subject' | 'said'> {
  return { subject: t(key, values), said: { key, values } }
}

/**
 * The title of a notification in each language.
 * @returns nothing where this version has no such text, as one that is older than the row
 */
export function titlesOf({ key, values }: Said): Record<Language, string> | undefined {
  const [fr, en] = languages.map((language) => {
    const text = textIn(language, key, values)
    return text && typeset(text, language)
  })
  return fr && en ? { fr, en } : undefined
}
