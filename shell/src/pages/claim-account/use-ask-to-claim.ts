import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { useShellAskToClaimMutation } from '../../entry/entry-api.ts'
import type { Letter } from './letter-code-field.tsx'

/** What the service calls the fields of a letter; it has no other code to refuse here. */
export const letterFields = { claimCode: 'claimCode', code: 'claimCode', email: 'email' } as const

/** Has a code mailed in place of the one before, for what is typed. */
export function useAskToClaim(): (letter: Letter) => Promise<unknown> {
  const [ask] = useShellAskToClaimMutation()
  return ({ claimCode, email }) => ask({ claimCode: normaliseCode(claimCode), email: email.trim() }).unwrap()
}
