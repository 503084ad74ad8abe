import type { Language } from '../enumerations.ts'
import * as articlesEn from './articles-en.ts'
import * as articlesFr from './articles-fr.ts'
import * as healthEn from './health-en.ts'
import * as healthFr from './health-fr.ts'
import { lists, type ListWords, type Words } from './lists.ts'
import * as missionsEn from './missions-en.ts'
import * as missionsFr from './missions-fr.ts'
import * as peopleEn from './people-en.ts'
import * as peopleFr from './people-fr.ts'
import * as platformEn from './platform-en.ts'
import * as platformFr from './platform-fr.ts'
import * as workEn from './work-en.ts'
import * as workFr from './work-fr.ts'

/** All words of both languages, for services and documents. A front end imports the files of one language instead. */
export const words: Record<Language, Words> = {
  fr: { ...peopleFr, ...missionsFr, ...articlesFr, ...healthFr, ...workFr, ...platformFr },
  en: { ...peopleEn, ...missionsEn, ...articlesEn, ...healthEn, ...workEn, ...platformEn },
}

/** What people call a value: `wordOf('roles', 'member', 'fr')` is "Membre". */
export function wordOf<Name extends keyof ListWords>(
  list: Name,
  value: keyof ListWords[Name],
  language: Language,
): string {
  const named: ListWords = words[language]
  return named[list][value]
}

/** The words of a whole list in both languages, by value: for files and descriptions. */
export function wordsOf(list: keyof ListWords): Record<string, Record<Language, string>> {
  const english = new Map(Object.entries(words.en[list]))
  return Object.fromEntries(
    Object.entries(words.fr[list]).map(([value, fr]) => [value, { fr, en: english.get(value) ?? fr }]),
  )
}

const names = new Map<string, keyof ListWords>()
for (const [name, values] of Object.entries(lists)) if (isListName(name)) names.set(values.join(), name)

/** Which list has exactly these values, in their order; null where none has. */
export function listNamed(values: readonly unknown[]): keyof ListWords | null {
  return names.get(values.join()) ?? null
}

function isListName(name: string): name is keyof ListWords {
  return name in lists
}
