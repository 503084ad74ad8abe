import { ofName } from '@ensemble/contracts/typography'
import { nameOf } from '@ensemble/contracts/users/account-name'
import type { User, UserRow } from '@ensemble/contracts/users/http'

type NamedAccount = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'awaits'>

/** What the texts of an act call an account: `%name%`, and in French `%ofName%` with its "de" or "d’". */
export function namesOf(account: NamedAccount): { name: string; ofName: string } {
  const name = nameOf(account)
  return { name, ofName: ofName(name) }
}

/** What the page of an account calls it, whose answer holds as much of it as its reader may see. */
export function titleOf({ displayName, email = '', awaits }: Pick<User, 'displayName' | 'email' | 'awaits'>): string {
  return awaits === 'invitation' && email !== '' ? email : displayName
}
