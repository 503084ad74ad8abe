// What the development build of the shell brings into the page before any other code.
import i18next from 'i18next'
import * as refresh from 'react-refresh/runtime'

/** One runtime for shell and remotes: with several, React asks the last one alone what a component has become. */
globalThis.ensembleReactRefresh = refresh

/** Shows changed texts at once: everything that is on the screen is translated again. */
globalThis.ensembleShowTexts = (namespace, language, texts) => {
  i18next.addResourceBundle(language, namespace, texts, true, true)
  i18next.emit('languageChanged', i18next.language)
}
