import { errorTexts, errorTextsWithReason } from '@ensemble/contracts/error-texts'
import type { Language } from '@ensemble/contracts/enumerations'
import type { ErrorCode } from '@ensemble/contracts/errors'
import { interpolate } from '../interpolate.ts'

/** The sentence for a refusal, ready for the toast. */
export function textOf(code: ErrorCode, language: Language, params: Record<string, string | number> = {}): string {
  const withReason = errorTextsWithReason[language][code]
  const { reason } = params
  if (reason === undefined || withReason === undefined) return interpolate(errorTexts[language][code], params)
  // The sentence around it ends by itself, whether who wrote it ended theirs or not.
  return interpolate(withReason, { ...params, reason: String(reason).replace(/(?<!\.)\.$/, '') })
}
