import type { Language } from '@ensemble/contracts/enumerations'
import { initReactI18next, translationOptions } from '@ensemble/mf-kit'
import i18next, { type i18n } from 'i18next'
import { en } from '../translations/en.ts'
import { fr } from '../translations/fr.ts'

/** Namespace of the shell's own texts; those of a remote lie under the remote's name. */
const shellNamespace = 'shell'

/** Starts the texts in a language; everything is in memory, so the result is ready at once. */
export function startTexts(language: Language): i18n {
  const texts = i18next.use(initReactI18next)
  void texts.init({
    ...translationOptions,
    lng: language,
    initAsync: false,
    defaultNS: shellNamespace,
    resources: { fr: { [shellNamespace]: fr }, en: { [shellNamespace]: en } },
  })
  return texts
}
