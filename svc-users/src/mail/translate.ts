import type { Language } from '@ensemble/contracts/enumerations'
import { interpolate } from '@ensemble/service-kit/interpolate'
import { accountEn } from './texts/account-en.ts'
import { accountFr } from './texts/account-fr.ts'
import { articlesEn } from './texts/articles-en.ts'
import { articlesFr } from './texts/articles-fr.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { missionsEn } from './texts/missions-en.ts'
import { missionsFr } from './texts/missions-fr.ts'

const french = { ...fr, ...accountFr, ...missionsFr, ...articlesFr }

/** Keys of nested texts, `request_received.subject`; plural forms by their stem. */
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${KeysOf<Texts[Key]>}`
}[keyof Texts & string]

/** A text that mails have: another one does not compile. */
export type MailKey = KeysOf<typeof french>
export type Translate = (key: MailKey, values?: Record<string, string | number>) => string

const texts = createInstance({
  resources: {
    fr: { translation: french },
    en: { translation: { ...en, ...accountEn, ...missionsEn, ...articlesEn } },
  },
  fallbackLng: 'fr',
  initAsync: false,
  // Values are escaped where HTML is written, not here: the same text also goes into the subject and the plain part.
  interpolation: { prefix: '%', suffix: '%', escapeValue: false },
})
void texts.init()

/** Texts of mails in a person's language. */
export function translator(language: Language): Translate {
  const fixed = texts.getFixedT(language)
  return (key, values = {}) => fixed(key, values)
}
