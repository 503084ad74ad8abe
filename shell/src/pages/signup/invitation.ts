/** What the mail of an invitation brings to the sign-up: it stands behind the `#`, which no server sees. */
export interface Invitation {
  token: string
  email: string
}

/** Reads the hash of an address; null where it is no invitation. */
export function readInvitation(hash: string): Invitation | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parameters.get('invitation') ?? ''
  const email = parameters.get('email') ?? ''
  return /^[\w-]{20,200}$/.test(token) && email.includes('@') ? { token, email } : null
}
