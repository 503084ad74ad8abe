import { ofName } from '@ensemble/contracts/typography'
import type { UserRow } from '@ensemble/contracts/users/http'

type NamedAccount = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'awaits'>

/** How an account is called: by its person's name, or by the address of who has not answered an invitation. */
export function nameOf({ firstName, lastName, email, awaits }: NamedAccount): string {
  return awaits === 'invitation' && email !== '' ? email : `${firstName} ${lastName}`
}

/** What the texts of an act call an account: `%name%`, and in French `%ofName%` with its "de" or "d’". */
export function namesOf(account: NamedAccount): { name: string; ofName: string } {
  const name = nameOf(account)
  return { name, ofName: ofName(name) }
}
