import type { Language } from '@ensemble/contracts/enumerations'
import { initReactI18next, loadWithRetry, prepareLaterTexts, translationOptions } from '@ensemble/mf-kit'
import { frenchUiTexts, type UiTexts } from '@ensemble/ui'
import i18next, { type i18n, type ResourceKey } from 'i18next'

/** Namespace of the shell's own texts; those of a remote lie under the remote's name. */
const shellNamespace = 'shell'

/** Of the design system's own words French is always there; those of another language come with the shell's. */
const laterUiTexts: Partial<Record<Language, UiTexts>> = {}

/** Pieces named after the language: the page preloads the one that it is in. */
const loads: Record<Language, () => Promise<ResourceKey>> = {
  fr: async () => (await import(/* webpackChunkName: "texts-fr" */ '../translations/fr.ts')).fr,
  en: async () => {
    const { en, englishUiTexts } = await import(/* webpackChunkName: "texts-en" */ '../translations/en.ts')
    laterUiTexts.en = englishUiTexts
    return en
  },
}

/** The design system's own words, in a language whose texts are in the page. */
export function uiTextsIn(language: Language): UiTexts {
  return laterUiTexts[language] ?? frenchUiTexts
}

/**
 * Starts the texts in a language.
 * @throws when they cannot be fetched
 */
export async function startTexts(language: Language): Promise<i18n> {
  const texts = i18next.use(initReactI18next)
  void texts.init({
    ...translationOptions,
    lng: language,
    initAsync: false,
    defaultNS: shellNamespace,
    resources: { [language]: { [shellNamespace]: await loadWithRetry(loads[language]) } },
  })
  // Where texts are started anew, in a test or while pages are rendered, pages that came before do not come again.
  await prepareLaterTexts(language)
  return texts
}

/**
 * Brings the shell's own texts in another language, once.
 * @throws when they cannot be fetched
 */
export async function bringTexts(texts: i18n, language: Language): Promise<void> {
  // Texts of a page may have come before them.
  if (texts.getResource(language, shellNamespace, 'layout')) return
  texts.addResourceBundle(language, shellNamespace, await loadWithRetry(loads[language]), true, true)
}
