import { type ProvenAct, provenActs } from '@ensemble/contracts/users/proven-acts'

/** Whether somebody has proven recently enough who they are, for an act that asks it. */
export function isFreshFor(act: ProvenAct, provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < provenActs[act] * 1000
}
