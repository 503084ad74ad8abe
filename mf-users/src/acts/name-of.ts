import { type UserRow } from '@ensemble/contracts/users/http'

type NamedAccount = Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'awaits'>

/** How an account is called: by its person's name, or by the address of who has not answered an invitation. */
export function nameOf({ firstName, lastName, email, awaits }: NamedAccount): string {
  return awaits === 'invitation' && email !== '' ? email : `${firstName} ${lastName}`
}
