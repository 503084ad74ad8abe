import { roles } from '@ensemble/contracts/enumerations'

/** What the mail of an invitation brings to the sign-up: it stands behind the `#`, which no server sees. */
export interface Invitation {
  token: string
  email: string
  /** Somebody who is to work for the league: asked for less, and for a telephone number. */
  staff: boolean
}

/** The sign-up with the same invitation, to come back to from the provider of the single sign-on. */
export function invitedSignUp(hash: string): string | undefined {
  return readInvitation(hash) ? `/signup${hash}` : undefined
}

/** The invitation that a visit of the provider began with, as a hash; empty where there was none. */
export function invitedHash(returnTo: string | null): string {
  const hash = returnTo?.startsWith('/signup#') ? returnTo.slice('/signup'.length) : ''
  return readInvitation(hash) ? hash : ''
}

/** Reads the hash of an address; null where it is no invitation. */
export function readInvitation(hash: string): Invitation | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parameters.get('invitation') ?? ''
  const email = parameters.get('email') ?? ''
  return /^[\w-]{20,200}$/.test(token) && email.includes('@')
    ? { token, email, staff: isStaffRole(parameters.get('role')) }
    : null
}

function isStaffRole(role: string | null): boolean {
  return role !== 'member' && roles.some((known) => known === role)
}
