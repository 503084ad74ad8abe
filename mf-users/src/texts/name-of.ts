import type { UserRow } from '@ensemble/contracts/users/http'

type NamedAccount = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'awaits'>

/** How an account is called: by its person's name, or by the address of who has not answered an invitation. */
export function nameOf({ firstName, lastName, email, awaits }: NamedAccount): string {
  return awaits === 'invitation' && email !== '' ? email : `${firstName} ${lastName}`
}

/** What the texts of an act call an account: `%name%`, and in French `%ofName%` with its "de" or "d’". */
export function namesOf(account: NamedAccount): { name: string; ofName: string } {
  const name = nameOf(account)
  return { name, ofName: `${elides(name) ? 'd’' : 'de '}${name}` }
}

/**
 * Whether French says "d’" before a name: before vowels, before y where a consonant follows (d’Yves, de Yann), and
 * before the h that is mute in most names (d’Hélène, de Hassan). Addresses are read letter by letter, so never.
 */
function elides(name: string): boolean {
  if (name.includes('@')) return false
  const plain = name.normalize('NFD').replace(/\p{Mn}/gu, '')
  return /^([aeiouœæ]|y[^aeiou]|h[eio])/i.test(plain)
}
