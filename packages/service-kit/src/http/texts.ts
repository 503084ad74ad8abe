import { errorTexts, errorTextsWithReason } from '@ensemble/contracts/error-texts'
import type { Language } from '@ensemble/contracts/enumerations'
import type { ErrorCode } from '@ensemble/contracts/errors'
import { interpolate } from '../interpolate.ts'

/** The sentence for a refusal, ready for the toast. */
export function textOf(code: ErrorCode, language: Language, params: Record<string, string | number> = {}): string {
  const plain = errorTexts[language][code]
  return interpolate(params['reason'] === undefined ? plain : (errorTextsWithReason[language][code] ?? plain), params)
}
