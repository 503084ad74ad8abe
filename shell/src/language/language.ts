import { type Language, languages } from '@ensemble/contracts/enumerations'
import { createOwnCookie, type OwnCookie } from '../cookies/own-cookie.ts'

/** French is the first language of the product: what is spoken where nothing else is known. */
const defaultLanguage: Language = 'fr'

export interface LanguageChoice {
  /** The language on the screen. */
  get: () => Language
  /** Chosen in the top bar: remembered by this browser. */
  choose: (language: Language) => void
  /** Proposed by the account; a choice made in this browser wins. */
  propose: (language: Language) => void
  subscribe: (listener: () => void) => () => void
}

export interface LanguageDeps {
  /** Brings all texts of a language, so that no page is in two languages. Where it rejects, the language stays. */
  prepare: (language: Language) => Promise<void>
  /** Read by the gateway too, which sends public pages in this language (shell/rendered-pages.ts). */
  stored?: OwnCookie
  /** What the visitor's browser is set to, the preferred one first: `en-GB`. */
  preferred?: readonly string[]
}

/**
 * The language on the screen: the one chosen in this browser, which remembers it; else the account's; else the first of
 * the browser's own that is spoken here.
 */
export function createLanguageChoice(deps: LanguageDeps): LanguageChoice {
  const { prepare, stored = createOwnCookie('language'), preferred = window.navigator.languages } = deps
  const listeners = new Set<() => void>()
  const read = () => languages.find((language) => language === stored.read()) ?? null
  let current = read() ?? firstSpoken(preferred) ?? defaultLanguage
  let wanted = current

  async function change(language: Language) {
    // The account proposes its language whenever the session moves: said again, it would draw the whole page anew.
    const isShown = wanted === language && current === language
    wanted = language
    if (isShown) return
    try {
      await prepare(language)
    } catch {
      return
    }
    // Another choice came while the texts were on their way.
    if (wanted !== language || current === language) return
    current = language
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    choose: (language) => {
      stored.write(language)
      void change(language)
    },
    propose: (language) => {
      if (read() === null) void change(language)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function firstSpoken(preferred: readonly string[]): Language | undefined {
  return preferred
    .map((tag) => languages.find((language) => language === tag.toLowerCase().split('-')[0]))
    .find((language) => language !== undefined)
}
