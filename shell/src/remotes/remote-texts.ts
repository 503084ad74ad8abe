import type { Language } from '@ensemble/contracts/enumerations'
import type { RemoteModule, Translations } from '@ensemble/contracts/remote'
import { loadWithRetry } from '@ensemble/mf-kit'

/** The part of i18next that holds texts. */
export interface TextStore {
  addResourceBundle(language: string, namespace: string, texts: Translations, deep: true, overwrite: true): unknown
}

/** Whose texts to bring: a version of a remote, and its module. */
export interface TextSource {
  remote: string
  version: string
  module: RemoteModule
}

/**
 * Brings texts of remotes into the page, each once. The namespace is the remote's name; another version of the same
 * remote puts its own in their place.
 */
export function createRemoteTexts(store: TextStore) {
  const present = new Map<string, string>()
  return async ({ remote, version, module }: TextSource, language: Language): Promise<void> => {
    const place = `${remote}/${language}`
    if (present.get(place) === version) return
    const { default: texts } = await loadWithRetry(module.translations[language])
    // Deep: what came with one of its screens stays.
    store.addResourceBundle(language, remote, texts, true, true)
    present.set(place, version)
  }
}

export type AddRemoteTexts = ReturnType<typeof createRemoteTexts>
