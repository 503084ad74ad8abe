import type { FieldCode } from '@ensemble/contracts/errors'
import { refuse } from '@ensemble/service-kit/refusal'
import { isCommon } from './common-passwords.ts'

/** Length of a password in code points; no rule on its composition (decisions.md §1, Password). */
export interface PasswordPolicy {
  minLength: number
  maxLength: number
}

/** What everybody would try first here. */
const serviceWords = ['liguecontrelecancer', 'ensemble', 'ligue', 'cancer']
/** Signs that must remain beside such a word, and beside the name in front of the @. */
const ownSigns = 6
/** A shorter name stands in too many passwords to say anything. */
const shortestName = 4

/**
 * Accepts or refuses a new password, which is never cut nor trimmed.
 * @param field name of the field that the visitor typed it into
 * @throws Refusal PASSWORD_POLICY with the field code of what is wrong
 */
export function checkPassword(
  password: string,
  email: string,
  { minLength, maxLength }: PasswordPolicy,
  field = 'password',
): void {
  const fail = (code: FieldCode, params = {}) => refuse('PASSWORD_POLICY', { fields: { [field]: [code] }, params })
  const length = [...password].length
  if (length < minLength) fail('TOO_SHORT', { min: minLength })
  if (length > maxLength) fail('TOO_LONG', { max: maxLength })
  const plain = password.toLowerCase()
  if (isCommon(plain)) fail('TOO_COMMON')
  if (isPersonal(plain, email.trim().toLowerCase())) fail('TOO_PERSONAL')
}

function isPersonal(password: string, email: string): boolean {
  const [name = ''] = email.split('@')
  const words = [email, name, ...serviceWords].map(lettersOf).filter((word) => word.length >= shortestName)
  const letters = lettersOf(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), letters)
  return rest !== letters && [...password].length - (letters.length - rest.length) < ownSigns
}

/** Letters and digits alone: m.a.r.i.e is as easy to guess as marie. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
