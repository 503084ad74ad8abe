import type { Language } from '@ensemble/contracts/enumerations'
import { interpolate } from '@ensemble/service-kit/interpolate'
import { accountEn } from './texts/account-en.ts'
import { accountFr } from './texts/account-fr.ts'
import { articlesEn } from './texts/articles-en.ts'
import { articlesFr } from './texts/articles-fr.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { missionChangesEn } from './texts/mission-changes-en.ts'
import { missionChangesFr } from './texts/mission-changes-fr.ts'
import { missionsEn } from './texts/missions-en.ts'
import { missionsFr } from './texts/missions-fr.ts'
import { partsEn } from './texts/parts-en.ts'
import { partsFr } from './texts/parts-fr.ts'

/** All texts of mails; the subject of each kind of mail among them. */
export const french = { ...fr, ...accountFr, ...missionsFr, ...missionChangesFr, ...articlesFr, ...partsFr }

/** A kind of mail: each has a subject. */
export type MailKind = {
  [Key in keyof typeof french]: (typeof french)[Key] extends { subject: string } ? Key : never
}[keyof typeof french]

export function isMailKind(name: string): name is MailKind {
  const text: unknown = new Map<string, unknown>(Object.entries(french)).get(name)
  return typeof text === 'object' && text !== null && 'subject' in text
}

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
export type Translate = (key: MailKey, values?: Record<string, string | number | undefined>) => string

/** Texts by the path to them, such as `changed.date`. */
interface Texts {
  [key: string]: string | Texts
}

const texts: Record<Language, Map<string, string>> = {
  fr: new Map(flat(french)),
  en: new Map(flat({ ...en, ...accountEn, ...missionsEn, ...missionChangesEn, ...articlesEn, ...partsEn })),
}

const plurals: Record<Language, Intl.PluralRules> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
}

/** A text of mails by its key, in a language; nothing where there is none. */
export function textIn(
  language: Language,
  key: string,
  values: Record<string, string | number | undefined>,
): string | undefined {
  const { count } = values
  const ofCount = typeof count === 'number' && texts[language].get(`${key}_${plurals[language].select(count)}`)
  const text = ofCount || texts[language].get(key)
  return text === undefined ? undefined : interpolate(text, values)
}

/**
 * Texts of mails in a person's language. Values are escaped where HTML is written, not here: the same text also goes
 * into the subject and the plain part.
 */
export function translator(language: Language): Translate {
  return (key, values = {}) => textIn(language, key, values) ?? key
}

function flat(branch: Texts, path = ''): [string, string][] {
  return Object.entries(branch).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${path}${name}`, text] as const] : flat(text, `${path}${name}.`),
  )
}
