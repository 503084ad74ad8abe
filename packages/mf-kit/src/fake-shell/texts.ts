import { type Language, languages } from '@ensemble/contracts/enumerations'
import type { RemoteModule, Translations } from '@ensemble/contracts/remote'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { translationOptions } from '../texts/translation-options.ts'

/** The texts of a remote, read as the shell reads them. A text that is missing shows its key. */
export async function loadTexts(name: string, remote: RemoteModule, language: Language): Promise<i18n> {
  const texts = createInstance({ ...translationOptions, lng: language, resources: {} })
  await texts.use(initReactI18next).init()
  for (const each of languages) {
    const { default: bundle } = await remote.translations[each]()
    texts.addResourceBundle(each, name, bundle)
  }
  return texts
}

/** Keys of all texts, as `resources.title`; plural forms of one key count once, since languages have different ones. */
export function textKeys(texts: Translations, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : textKeys(value, `${prefix}${key}.`),
  )
  return [...new Set(keys)].sort()
}
