import { errorTexts } from '@ensemble/contracts/error-texts'
import { type Language } from '@ensemble/contracts/enumerations'
import { type ErrorCode } from '@ensemble/contracts/errors'
import i18next from 'i18next'

const texts = i18next.createInstance({
  lng: 'fr',
  resources: { fr: { translation: errorTexts.fr }, en: { translation: errorTexts.en } },
  interpolation: { prefix: '%', suffix: '%', escapeValue: false },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
})
void texts.init()

/** The sentence for a refusal, ready for the toast. */
export function textOf(code: ErrorCode, language: Language, params: Record<string, string | number> = {}): string {
  return texts.t(code, { ...params, lng: language })
}
