import type { InitOptions } from 'i18next'

/**
 * How texts are read, the same in the shell and in the tests of a remote: `%name%` is replaced by a value
 * (specification, section 1), React escapes, and a per cent sign that is no placeholder stays.
 */
export const translationOptions = {
  supportedLngs: ['fr', 'en'],
  fallbackLng: false,
  interpolation: { prefix: '%', suffix: '%', escapeValue: false },
  missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
  returnNull: false,
  // Texts of a remote are there before it is drawn: to hear of each would draw the whole page anew.
  react: { bindI18nStore: '', useSuspense: false },
} satisfies InitOptions

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    returnNull: false
    interpolationPrefix: '%'
    interpolationSuffix: '%'
    strictInterpolationChecks: true
  }
}
