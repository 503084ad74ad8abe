import type { AwaitedStep } from './account-acts.ts'

interface NamedAccount {
  firstName: string
  lastName: string
  /** Empty where it is not shown. */
  email: string
  awaits: AwaitedStep | null
}

/** How an account is called: by its person's name, or by the address of who has not answered an invitation. */
export function nameOf({ firstName, lastName, email, awaits }: NamedAccount): string {
  return awaits === 'invitation' && email !== '' ? email : `${firstName} ${lastName}`
}
