/**
 * Acts that cannot be undone, or that hand somebody a right over others. Each asks again who is there where the last
 * proof, a password or a visit to the single sign-on provider, is older than these seconds (decision 129).
 */
export const provenActs = {
  /** A copy of everything that the platform keeps of the caller, health answers included. */
  take_archive: 600,
  /** Their own account, or as an admin that of somebody else; a refused applicant and a withdrawn invitation too. */
  delete_account: 600,
  /** A role of the staff: by approval, by a change of the account, or by an invitation to it. */
  grant_role: 600,
  /** The word on a version of a front end that waits: it may begin to change accounts. Asked by the gateway. */
  release_version: 600,
} as const satisfies Record<string, number>

export type ProvenAct = keyof typeof provenActs
