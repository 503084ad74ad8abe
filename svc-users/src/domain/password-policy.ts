import type { FieldCode } from '@ensemble/contracts/errors'
import { refuse } from '@ensemble/service-kit/refusal'
import { isCommon } from './common-passwords.ts'

/** Length of a password in code points; no rule on its composition. */
export interface PasswordPolicy {
  minLength: number
  maxLength: number
}

/** What everybody would try first here. */
const serviceWords = ['liguecontrelecancer', 'ensemble', 'ligue', 'cancer', 'benevole', 'bénévole', 'mission']
/** Letters that must remain beside such words and what the platform knows of the person; figures are a year or a date. */
const ownLetters = 6
/** A shorter name stands in too many passwords to say anything. */
const shortestName = 4

/**
 * Accepts or refuses a new password, which is never cut nor trimmed.
 * @param own what is known of the person: their address, names, place
 * @param field name of the field that the visitor typed it into
 * @throws Refusal PASSWORD_POLICY with the field code of what is wrong
 */
export function checkPassword(
  password: string,
  own: readonly (string | null)[],
  { minLength, maxLength }: PasswordPolicy,
  field = 'password',
): void {
  const fail = (code: FieldCode, params = {}) => refuse('PASSWORD_POLICY', { fields: { [field]: [code] }, params })
  const length = [...password].length
  if (length < minLength) fail('TOO_SHORT', { min: minLength })
  if (length > maxLength) fail('TOO_LONG', { max: maxLength })
  const plain = password.toLowerCase()
  if (isCommon(plain)) fail('TOO_COMMON')
  if (isPersonal(plain, own)) fail('TOO_PERSONAL')
}

function isPersonal(password: string, own: readonly (string | null)[]): boolean {
  const known = own.flatMap((part) => partsOf((part ?? '').trim().toLowerCase()))
  const words = [...known, ...serviceWords].map(lettersOf).filter((word) => word.length >= shortestName)
  words.sort((one, other) => other.length - one.length)
  const letters = lettersOf(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), letters)
  return rest !== letters && rest.replace(/\p{N}/gu, '').length < ownLetters
}

/** An address as a whole and the name before its @, a name as a whole and its parts. */
function partsOf(known: string): string[] {
  const [name = ''] = known.split('@')
  return [known, name, ...name.split(/[^\p{L}\p{N}]+/u)]
}

/** Letters and digits alone: m.a.r.i.e is as easy to guess as marie. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** What is known of somebody and easily guessed by others. */
export function ownWords({ email, firstName, lastName, city, phone }: Known): (string | null)[] {
  return [email, firstName, lastName, city ?? null, phone ?? null]
}

type Known = Record<'email' | 'firstName' | 'lastName', string | null> & {
  city?: string | null
  phone?: string | null
}
