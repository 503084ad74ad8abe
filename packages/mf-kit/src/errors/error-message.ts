import type { Language } from '@ensemble/contracts/enumerations'
import { currentShell } from '../shell/shell-bridge.ts'
import { isRequestError } from './request-error.ts'

const somethingWentWrong: Record<Language, string> = {
  fr: 'Une erreur est survenue. Réessayez dans un instant.',
  en: 'Something went wrong. Try again in a moment.',
}

/**
 * The sentence to show for a failure: the server's own, already in the visitor's language, else the general one
 * (specification, section 8).
 */
export function errorMessage(error: unknown): string {
  if (isRequestError(error) && error.message !== '') return error.message
  return somethingWentWrong[currentShell().language.get()]
}

/** The stable code of a failure, to tell NOT_FOUND from the rest; null for what is no answer of the API. */
export function errorCode(error: unknown): string | null {
  return isRequestError(error) ? error.code : null
}
