export interface PasswordLength {
  minLength: number
  maxLength: number
}

/** The identity service's own default, until it has answered. */
export const usualLength: PasswordLength = { minLength: 12, maxLength: 128 }

/** What a new password has to keep, as shown while it is typed; the server knows more (common passwords). */
export interface PasswordCheck {
  longEnough: boolean
  notTheAddress: boolean
  same: boolean
}

/** Lengths are counted in characters as people see them, the way the server counts. */
export function checkNewPassword(
  { password, again, email }: { password: string; again: string; email: string },
  { minLength, maxLength }: PasswordLength,
): PasswordCheck {
  const length = [...password].length
  const plain = password.toLowerCase()
  const [name = ''] = email.trim().toLowerCase().split('@')
  return {
    longEnough: length >= minLength && length <= maxLength,
    notTheAddress: password !== '' && plain !== email.trim().toLowerCase() && (name === '' || plain !== name),
    same: password !== '' && password === again,
  }
}

export type Strength = 'weak' | 'fair' | 'strong'

/**
 * A hint on how hard a password is to guess: length counts most, then how many different characters. Never a rule:
 * a long sentence in small letters is as good as any.
 */
export function strengthOf(password: string, { minLength }: PasswordLength): Strength {
  const characters = [...password]
  const different = new Set(characters.map((one) => one.toLowerCase())).size
  if (characters.length < minLength || different < 6) return 'weak'
  return characters.length >= minLength + 4 && different >= 9 ? 'strong' : 'fair'
}
