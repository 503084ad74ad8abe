const key = 'language'

/** The language chosen in this browser. Storage refused by the visitor: the choice holds for the page. */
export function createStoredChoice(storage: () => Storage = () => window.localStorage) {
  let inPage: string | null = null
  return {
    read: (): string | null => {
      try {
        return storage().getItem(key)
      } catch {
        return inPage
      }
    },
    write: (language: string): void => {
      inPage = language
      try {
        storage().setItem(key, language)
      } catch {
        // Held by `inPage`.
      }
    },
  }
}
