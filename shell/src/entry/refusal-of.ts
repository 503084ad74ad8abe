import { fieldCodes } from '@ensemble/contracts/errors'
import { errorMessage, isRequestError, type TFunction } from '@ensemble/mf-kit'

/** What the server refused, put where it belongs: beside the fields it named, else beside the button. */
export interface FormRefusal<Name extends string> {
  fields: { name: Name; message: string }[]
  /** For the form as a whole; null when the fields say it all. */
  message: string | null
}

/** Refusals that are about the code of an e-mail, though they name no field. */
const aboutTheCode: readonly string[] = ['INVALID_CODE', 'CODE_EXPIRED']

/**
 * @param fields names of the server's fields and of the form's; `code` also takes the refusals of a code
 */
export function refusalOf<Name extends string>(
  error: unknown,
  fields: Readonly<Record<string, Name>>,
  t: TFunction,
): FormRefusal<Name> {
  const found: { name: Name; message: string }[] = []
  if (isRequestError(error)) {
    for (const [field, [code]] of Object.entries(error.fields)) {
      const name = fields[field]
      if (name !== undefined && code !== undefined) found.push({ name, message: wordsOf(code, t) })
    }
    const codeField = fields['code']
    if (found.length === 0 && codeField && aboutTheCode.includes(error.code))
      found.push({ name: codeField, message: errorMessage(error) })
  }
  return { fields: found, message: found.length > 0 ? null : errorMessage(error) }
}

/** Words for a field's code; one that this build has never heard of is "not accepted". */
function wordsOf(code: string, t: TFunction): string {
  return t(`fieldCodes.${fieldCodes.find((known) => known === code) ?? 'INVALID_FORMAT'}`)
}
