import { refuse } from '@ensemble/service-kit/refusal'

/** Length of a password in code points; no rule on its composition (decisions.md §1, Password). */
export interface PasswordPolicy {
  minLength: number
  maxLength: number
}

const overused = new Set([
  'motdepasse',
  'motdepasse12',
  'motdepasse123',
  'motdepasse1234',
  'password1234',
  'passwordpassword',
  'azertyuiop12',
  'azertyuiopqs',
  'azertyuiopqsdfghjklm',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789abc',
  'ensembleensemble',
  'liguecontrelecancer',
  'ligue-contre-le-cancer',
])

/**
 * Accepts or refuses a new password.
 * @throws Refusal PASSWORD_POLICY with the field code of what is wrong
 */
export function checkPassword(password: string, email: string, { minLength, maxLength }: PasswordPolicy): void {
  const length = [...password].length
  if (length < minLength) refuse('PASSWORD_POLICY', { fields: { password: ['TOO_SHORT'] }, params: { min: minLength } })
  if (length > maxLength) refuse('PASSWORD_POLICY', { fields: { password: ['TOO_LONG'] }, params: { max: maxLength } })
  const plain = password.toLowerCase()
  const repeated = new Set(plain).size < 3
  if (repeated || overused.has(plain) || isAddress(plain, email.toLowerCase())) {
    refuse('PASSWORD_POLICY', { fields: { password: ['INVALID_FORMAT'] } })
  }
}

function isAddress(password: string, email: string): boolean {
  const [name = ''] = email.split('@')
  return password === email || password === name || password === name.repeat(2)
}
