import type { Language } from '@ensemble/contracts/enumerations'
import { isRecord } from './is-record.ts'
import type { Envelope } from './read-envelope.ts'

const words: Record<Language, (reference: string) => string> = {
  fr: (reference) => `Référence pour l’assistance\u00a0: ${reference}.`,
  en: (reference) => `Reference for support: ${reference}.`,
}

/**
 * Adds to the message of an unexpected error what a person may tell the support: the beginning of the request's id,
 * under which the logs of every program have it. Refusals say themselves what to do and get none.
 * @param requestId header x-request-id of the answer
 */
export function withReference(envelope: Envelope, requestId: string | null, language: Language): Envelope {
  const unexpected = isRecord(envelope.data) && envelope.data.code === 'SOMETHING_WENT_WRONG'
  const reference = /^[\w-]{8}/.exec(requestId ?? '')?.[0]
  if (!unexpected || reference === undefined || envelope.message === '') return envelope
  return { ...envelope, message: `${envelope.message} ${words[language](reference)}` }
}
