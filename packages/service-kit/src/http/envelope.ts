import type { ErrorEnvelope } from '@ensemble/contracts/envelope'
import type { Language } from '@ensemble/contracts/enumerations'
import { errorStatuses } from '@ensemble/contracts/errors'
import type { Refusal } from '../refusal.ts'
import { textOf } from './texts.ts'

/** The envelope of an answer that worked. */
export function success<Data>(data: Data, status = 200) {
  return { success: true, message: '', status, data }
}

/** The envelope of a refusal, in the visitor's language. */
export function failure({ code, fields, params }: Refusal, language: Language): ErrorEnvelope {
  return {
    success: false,
    message: textOf(code, language, params),
    status: errorStatuses[code],
    data: { code, fields },
  }
}
