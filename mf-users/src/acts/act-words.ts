import type { AwaitedStep, OfferedAct } from '@ensemble/contracts/users/account-acts'

/** Acts that take something away from somebody. */
export const dangerousActs: readonly OfferedAct[] = ['refuse', 'suspend', 'delete']

/** What a row of a list is there for: its button stands in the row. */
export const mainActs: readonly OfferedAct[] = ['approve']

/** Under which name the texts of an act stand: to refuse who never asked is to take their invitation back. */
export function actWord(act: OfferedAct, { awaits }: { awaits: AwaitedStep | null }): OfferedAct | 'withdraw' {
  return act === 'refuse' && awaits === 'invitation' ? 'withdraw' : act
}
