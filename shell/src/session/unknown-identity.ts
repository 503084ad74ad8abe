import type { UnknownIdentity } from './single-sign-on.ts'

/**
 * The league identity that is being signed up or linked: in the memory of this page alone, since its token opens an
 * account.
 */
export interface IdentityHolder {
  get: () => UnknownIdentity | null
  set: (identity: UnknownIdentity | null) => void
}

export function createIdentityHolder(): IdentityHolder {
  let held: UnknownIdentity | null = null
  return {
    get: () => held,
    set: (identity) => {
      held = identity
    },
  }
}
