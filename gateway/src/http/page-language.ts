import { type Language, languages } from '@ensemble/contracts/enumerations'
import { languageOf } from '@ensemble/service-kit/http/language'

/** As the shell chooses (shell/src/language): what was chosen in this browser, else what it is set to. */
export function languageFor(cookie: string, acceptLanguage: string | undefined): Language {
  const chosen = /(?:^|; )language=(\w+)/.exec(cookie)?.[1]
  return languages.find((language) => language === chosen) ?? languageOf(acceptLanguage)
}
