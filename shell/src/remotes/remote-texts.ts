import { type Language } from '@ensemble/contracts/enumerations'
import { type RemoteModule, type Translations } from '@ensemble/contracts/remote'
import { loadWithRetry } from '@ensemble/mf-kit'

/** The part of i18next that holds texts. */
export interface TextStore {
  hasResourceBundle(language: string, namespace: string): boolean
  addResourceBundle(language: string, namespace: string, texts: Translations): unknown
}

/** Puts a remote's texts of one language into the page, under the remote's name; nothing when they are there. */
export async function addRemoteTexts(store: TextStore, name: string, remote: RemoteModule, language: Language) {
  if (store.hasResourceBundle(language, name)) return
  const { default: texts } = await loadWithRetry(remote.translations[language])
  store.addResourceBundle(language, name, texts)
}
